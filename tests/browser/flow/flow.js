// Watches a table frame by frame, in the page's own time, and writes down what must not happen.
(() => {
  const WATCHED = [
    '.top .where', '.plate', '.plate .mark', '.felt', '.me', '.ends', '.it', '.strip', '.tape', '.vtape', '.hand .card',
    '.pile', '.cell', '.rail', '.next', '.about', '.area', '.row', '.bowl', '.prompt', 'aside.side',
  ].map((part) => `.play ${part}`).join(',')
  const NAMES = '.plate-t u, .prompt-t, .prompt-t b, .acts .btn, .card .nm, .strip b, .it .val, .strip i, .where h1'
  // What lies over other things on purpose, is heard only, or is in the air.
  const UNREAD =
    '[data-flight], .carried, .moves, .hidden-label, [aria-hidden=true], [inert], .strip[role=alert], .pop, .coach'
  // Parts of one of these may lie over each other.
  const WHOLE = '.plate, .prompt, .card, .it, .strip, .cell, .where, .pile'
  // A turned row, a showdown or the tale at the end takes the board's place, if it lies over all of it.
  const INSTEAD = '.board [role=dialog], .board .finale'
  const RIM = 16
  // The rules on a small card of BLANK or Call to Adventure, and nothing else on it, end in dots where the card ends:
  // its close-up has all of them.
  const DOTS = '.g-blank .blk p, .g-call-to-adventure .face:not(.whole) .rules'
  const SLIGHT = 2
  const LEAST = 400
  const FEW = 8
  const LAMP = 'rgb(244, 182, 63)'
  const GENERIC = ['ok', 'tak', 'yes', 'dalej', 'zrób to', 'do it', 'continue']
  const faults = new Map()
  const heights = new Set()
  const shown = []
  let last = new Map()
  let wasMoving = new Set()
  let skipped = 0
  let frames = 0
  let wasAsked = false
  let looked = ''
  const fault = (kind, what) => {
    const key = `${kind}: ${what}`
    if (!faults.has(key)) faults.set(key, Math.round(document.timeline.currentTime))
  }
  const called = (node) => `${node.className} “${(node.innerText ?? '').slice(0, 30).replaceAll('\n', ' ')}”`
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isWithin = (node, set) => {
    for (let at = node; at; at = at.parentElement) if (set.has(at)) return true
    return false
  }
  // Where it is on the screen, and in what scrolls: a jump is one in both.
  const place = (node) => {
    const { left, top, width } = node.getBoundingClientRect()
    let x = left
    let y = top
    for (let at = node.parentElement; at; at = at.parentElement) {
      x += at.scrollLeft
      y += at.scrollTop
    }
    return { left, top, x, y, width }
  }
  const apart = (is, was) =>
    Math.min(
      Math.max(Math.abs(is.left - was.left), Math.abs(is.top - was.top)),
      Math.max(Math.abs(is.x - was.x), Math.abs(is.y - was.y)),
    )

  function jumps() {
    const moving = new Set(document.getAnimations().map((animation) => animation.effect?.target))
    const now = new Map()
    for (const node of document.querySelectorAll(WATCHED)) {
      if (node.closest('[data-flight], .carried, .prompt .prompt-t')) continue
      const is = place(node)
      if (!is.width) continue
      now.set(node, is)
      const was = last.get(node)
      if (!was || isWithin(node, moving) || isWithin(node, wasMoving)) continue
      const far = apart(is, was)
      if (far > SLIGHT) fault('jump', `${called(node)} by ${Math.round(far)} px`)
    }
    last = now
    wasMoving = moving
  }

  /** What flies is as large as its place: it would change its size when it lands. */
  function flights() {
    for (const card of document.querySelectorAll('[data-flight] .card')) {
      const wide = card.closest('[data-flight]').offsetWidth
      if (card.offsetWidth > wide + SLIGHT) fault('flight', `${called(card)} is ${card.offsetWidth} wide, not ${wide}`)
    }
  }

  function calls() {
    const lit = [...document.querySelectorAll('.prompt, .btn, [role=dialog]')].filter(
      (node) => getComputedStyle(node).backgroundColor === LAMP && isSeen(node) && node.offsetWidth > 60,
    )
    const outer = lit.filter((node) => !lit.some((other) => other !== node && other.contains(node)))
    const asks = document.querySelectorAll('.prompt[data-asked=true]').length
    if (outer.length > 1 || asks > 1) fault('two calls', outer.map(called).join(' and '))
  }

  function texts() {
    for (const node of document.querySelectorAll(NAMES)) {
      if (!isSeen(node) || node.closest('[data-flight], .carried, .moves')) continue
      const style = getComputedStyle(node)
      const cut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2
      if (cut && style.overflow !== 'visible' && node.clientWidth) fault('cut', `${called(node)}`)
      else if (node.matches('.acts .btn') && cut) fault('cut', called(node))
      if (node.matches('.plate-t u') && rows(node) > node.innerText.split(/[\s-]+/).length) fault('broken', called(node))
    }
  }

  /** In how many rows the words of this stand. */
  function rows(node) {
    const range = document.createRange()
    range.selectNodeContents(node)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }

  /** Whether a line of text is scrolled out of sight, or how it is cut off by something else. */
  function clipped(holder, { left, right, y }) {
    // Letters are lower than the line's box.
    const [top, bottom] = [y - 4, y + 4]
    for (let at = holder; at && !at.matches('.play'); at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = at.getBoundingClientRect()
      const isBeside = left < edge.left - SLIGHT || right > edge.right + SLIGHT
      const isAbove = top < edge.top - SLIGHT || bottom > edge.bottom + SLIGHT
      if ((isBeside && /auto|scroll/.test(overflowX)) || (isAbove && /auto|scroll/.test(overflowY))) return 'hidden'
      if ((isBeside && overflowX !== 'visible') || (isAbove && overflowY !== 'visible')) return 'cut'
    }
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? 'off the screen' : ''
  }

  /** What lies over the whole board, so that nothing else of it is to be read. */
  function instead() {
    const over = document.querySelector(INSTEAD)
    const board = document.querySelector('.play .board')?.getBoundingClientRect()
    if (!over || !board) return null
    const { left, top, right, bottom } = over.getBoundingClientRect()
    const isWhole =
      left <= board.left + RIM && top <= board.top + RIM && right >= board.right - RIM && bottom >= board.bottom - RIM
    return isWhole ? over : null
  }

  /** Every line of text can be read from its first letter to its last: looked at once for whatever the table says. */
  function reading() {
    if (document.querySelector('.play .moves, .play .sheet')) return
    if (document.getAnimations().some((animation) => animation.effect?.getTiming().iterations !== Infinity)) return
    const said = document.querySelector('.play .prompt')?.innerText + document.querySelector('.play').dataset.told
    if (said === looked) return
    looked = said
    // What takes the board's place scrolls down at most, once it has come to rest.
    for (const node of document.querySelectorAll(INSTEAD))
      if (node.scrollWidth > node.clientWidth + 1) fault('cut', `on the right of ${called(node)}`)
    const parts = [
      '.play .where',
      '.play .opps',
      '.play .table > .prompt',
      instead() ? INSTEAD : '.play .board',
    ]
    for (const part of document.querySelectorAll(parts.join(','))) {
      if (getComputedStyle(part).clipPath !== 'none') continue
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const holder = walker.currentNode.parentElement
        if (walker.currentNode.data.trim() && !holder.closest(UNREAD) && isSeen(holder))
          read(walker.currentNode, holder)
      }
    }
  }

  /** Whether something is drawn there that is not what holds the text. */
  function isPainted(over, holder, x, y) {
    // What is meant to be touched may be larger than what is drawn.
    const { left, top, right, bottom } = over.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) return false
    for (let at = over; at && !at.contains(holder); at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      const hasText = [...at.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())
      if (hasText || at.matches('svg, img, canvas') || backgroundImage !== 'none') return true
      if (!/, 0\)$|^transparent$/.test(backgroundColor)) return true
    }
    return false
  }

  function read(text, holder) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const own = holder.closest(WHOLE) ?? holder.parentElement
    const isShort = holder.closest(DOTS) && getComputedStyle(holder).webkitLineClamp !== 'none'
    const end = isShort ? holder.getBoundingClientRect().bottom : Infinity
    for (const line of range.getClientRects()) {
      const y = line.top + line.height / 2
      if (line.width < 2 || y > end) continue
      const how = clipped(holder, { left: line.left, right: line.right, y })
      if (how === 'hidden') continue
      if (how) fault(how, `${called(holder)} in ${called(own)}`)
      for (const x of [line.left + 2, line.left + line.width / 2, line.right - 2]) {
        const over = document.elementFromPoint(x, y)
        if (over && !own.contains(over) && isPainted(over, holder, x, y))
          fault('covered', `${called(holder)} by ${called(over)}`)
      }
    }
  }

  /** Nothing is asked while something that the table moved is still on its way. */
  function early() {
    const isAsked = document.querySelector('.prompt[data-asked=true]') !== null
    if (isAsked && !wasAsked)
      for (const { constructor, effect } of document.getAnimations())
        if (constructor === Animation && effect.target?.closest('.board') && effect.getComputedTiming().progress < 0.8)
          fault('asked early', `while ${called(effect.target)} moves`)
    wasAsked = isAsked
  }

  function prompt() {
    const bar = document.querySelector('.play .prompt')
    if (!bar) return
    heights.add(Math.round(bar.getBoundingClientRect().height))
    const primary = bar.querySelectorAll('.acts .primary')
    if (primary.length > 1) fault('two primaries', called(bar))
    for (const one of primary) {
      const label = one.innerText.replace(/\b(Enter|\d)$/, '').trim()
      const said = bar.querySelector('.prompt-t').innerText.trim()
      if (label.length < 3 || GENERIC.includes(label.toLowerCase())) fault('label', label)
      if (said.split('\n').length < 2 && one.textContent.trim().length < 12)
        fault('no consequence', `${said} / ${label}`)
    }
  }

  // Written down when it happens, with the time of the frame that shows it.
  const events = () => {
    const { told, playing } = document.querySelector('.play[data-told]')?.dataset ?? {}
    const isEvent = playing === 'true'
    if (told && shown.at(-1)?.told !== told) shown.push({ told, isEvent, at: document.timeline.currentTime, skipped })
  }
  new MutationObserver(events).observe(document, {
    subtree: true,
    attributeFilter: ['data-told', 'data-playing'],
  })

  addEventListener('click', (event) => event.target.closest?.('main.table') && (skipped += 1), true)
  // Where nothing has changed for a few frames, nothing can have jumped.
  let lively = FEW
  const stir = () => (lively = FEW)
  new MutationObserver(stir).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const kind of ['load', 'scroll', 'resize']) addEventListener(kind, stir, true)
  const measure = () => {
    // The result is another screen.
    if (!document.querySelector('.play .board') || document.querySelector('.end')) return
    frames += 1
    if (document.getAnimations().length) stir()
    if (lively-- <= 0) return
    jumps()
    flights()
    early()
    if (frames % 4) return
    calls()
    prompt()
    texts()
    reading()
  }
  const tick = () => {
    // The newest observer is called last: the page has answered to its sizes, and what is measured is what is painted.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      measure()
    })
    observer.observe(document.documentElement)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)

  window.flow = () => {
    const all = [...faults].map(([what, at]) => `${what} (at ${at})`)
    if (heights.size > 1) all.push(`prompt heights: ${[...heights].join(', ')}`)
    let seen = 0
    for (let i = 1; i < shown.length; i++) {
      const [one, next] = [shown[i - 1], shown[i]]
      const lasted = next.at - one.at
      // What the table itself says is no event; a click on the table skips.
      if (!one.isEvent || one.skipped !== next.skipped) continue
      seen += 1
      if (lasted < LEAST) all.push(`line ${one.told} was seen for ${Math.round(lasted)} ms only`)
    }
    return { faults: all, frames, seen }
  }
})()

/** Each seat's silhouette; its colour always travels with it. */
export const MARKS = ['sun', 'moon', 'leaf', 'drop', 'star', 'bell', 'acorn', 'key'] as const

export const markOf = (seat: number): string => MARKS[seat % MARKS.length] ?? 'sun'

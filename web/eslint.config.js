import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    // State here is replaced, not changed in place ($state.raw), so a Map or Set is a plain value.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    // Pictures that our own code draws from numbers; names in them are escaped there.
    files: [
      'src/games/call_to_adventure/ModePicture.svelte',
      'src/games/call_to_adventure/story/Finale.svelte',
      'src/games/call_to_adventure/story/Scene.svelte',
      'src/games/cardline/Emblem.svelte',
      'src/parts/result/Scene.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  { ignores: ['**/*.test.ts'], rules: { 'max-lines-per-function': ['error', { max: 60 }] } },
  // names.ts lists combining characters by their numbers, to remove each of them.
  { rules: { 'no-misleading-character-class': ['error', { allowEscape: true }] } },
)

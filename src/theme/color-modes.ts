import type { SystemContext } from '@chakra-ui/react'
import { palette } from './tokens.ts'

/** The visitor has chosen dark mode: src/lib/color-mode.ts sets the attribute. */
export const CHOSEN_DARK = ':root[data-color-mode=dark]'
const FOLLOWS_SYSTEM = ':root:not([data-color-mode=light])'

type Rules = ReturnType<SystemContext['getTokenCss']>

/**
 * The tokens with their dark values where the visitor has chosen dark mode, and where the system is dark unless the
 * visitor has chosen light. Chakra writes them below one selector only. On paper, pages are light.
 *
 * The tokens are the only styles that know the mode: components use them, and have no `_dark` of their own.
 */
export function tokensInBothModes(system: SystemContext): Rules {
  const [[layer, rules] = ['', {}]] = Object.entries<Rules>(system.getTokenCss())
  const { [`&${CHOSEN_DARK}`]: darkTokens, ...light } = rules
  if (!darkTokens) throw new Error('Chakra writes the dark values of tokens in another way.')
  // With the colour scheme, native controls and scroll bars follow.
  const dark = { colorScheme: 'dark', ...darkTokens }
  const onScreen = {
    [CHOSEN_DARK]: dark,
    '@media (prefers-color-scheme: dark)': { [FOLLOWS_SYSTEM]: dark },
  }
  return { [layer]: { ...light, '@media screen': onScreen } }
}

/** The colour of the browser's bars in each mode: the page's background. */
const BARS = { light: palette.shea.value, dark: palette.ink.value }

/**
 * Runs before the first paint, so that a page never flashes in the wrong mode: applies the mode that the visitor has
 * chosen (src/lib/color-mode.ts). Without a choice, or with storage blocked, the styles follow the system. Inlined
 * into each page, so it is short.
 */
const SCRIPT =
  'try{let m=localStorage.colorMode;if(m=="dark"||m=="light"){' +
  'document.documentElement.dataset.colorMode=m;' +
  'for(let b of document.querySelectorAll("[name=theme-color]"))b.setAttribute("media",b.outerHTML.includes(m)?"all":"not all")}}catch{}'

/**
 * Tags at the end of the head of every prerendered page. Not rendered by React, so that the browser build does not
 * contain them again.
 */
export function colorModeHead(): string {
  const bars = Object.entries(BARS).map(
    ([mode, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${mode})"/>`,
  )
  return `${bars.join('')}<script>${SCRIPT}</script>`
}

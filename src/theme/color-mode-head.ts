import { palette } from './tokens.ts'

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

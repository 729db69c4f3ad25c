import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

const require = createRequire(import.meta.url)
const fileOf = (name: string) => require.resolve(`@expo-google-fonts/${name}.ttf`)

/** The fonts of the report, those of the site with all their letters. pdfkit embeds the letters that it uses. */
export const fontFiles = {
  heading: fileOf('epilogue/800ExtraBold/Epilogue_800ExtraBold'),
  body: fileOf('plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular'),
  strong: fileOf('plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold'),
}

/** All fonts of the report have these. */
const USUAL = /^[\s\x20-\x7E\u00A1-\u00AC\u00AE-\u00FF‘’“”–—…₦]*$/u

let fonts: Array<Font> | undefined

/** The first character of a text that a font of the report does not have, or undefined. */
export function unprintable(text: string): string | undefined {
  if (USUAL.test(text)) return undefined
  // Loaded on demand, as it takes a tenth of a check.
  const { openSync } = require('fontkit') as typeof import('fontkit')
  const all = (fonts ??= Object.values(fontFiles).map((file) => openSync(file) as Font))
  const isPrintable = (letter: string) =>
    /\s/u.test(letter) || all.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return [...text].find((letter) => !isPrintable(letter))
}

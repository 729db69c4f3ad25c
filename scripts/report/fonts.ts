import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const fileOf = (name: string) => resolve(`@expo-google-fonts/${name}.ttf`)

/** The fonts of the report, those of the site with all their letters. pdfkit embeds the letters that it uses. */
export const fontFiles = {
  heading: fileOf('epilogue/800ExtraBold/Epilogue_800ExtraBold'),
  body: fileOf('plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular'),
  strong: fileOf('plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold'),
}

const fonts = Object.values(fontFiles).map((file) => openSync(file) as Font)

/** The first character of a text that a font of the report does not have, or undefined. */
export function unprintable(text: string): string | undefined {
  const isPrintable = (letter: string) =>
    /\s/u.test(letter) || fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return [...text].find((letter) => !isPrintable(letter))
}

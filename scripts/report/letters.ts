/** The font files of the report with their characters: ₦ is in the second, ẹ ọ ṣ in the third. */
export const fontFiles = [
  { name: 'latin', has: /[\u0000-\u00FF\u2013\u2014\u2018-\u201D\u2022\u2026]/u },
  { name: 'latin-ext', has: /[\u0100-\u0101\u0104-\u0127\u012A-\u0167\u016A-\u019F\u01A2-\u01AE\u20A6]/u },
  { name: 'vietnamese', has: /[\u0102\u0103\u0128\u0129\u0168\u0169\u1EA0-\u1EF9]|\p{M}/u },
] as const

/** The first character of a text that no font of the report contains, or undefined. */
export function unprintable(text: string): string | undefined {
  return [...text].find((character) => !fontFiles.some(({ has }) => has.test(character)))
}

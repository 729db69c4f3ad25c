const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu

/** The words of a text with their positions, except those within code or an address. */
export function wordsOf(prose: string): Array<{ written: string; index: number }> {
  return [...prose.matchAll(WORD)]
    .map(({ 0: written, index }) => ({ written, index }))
    .filter(({ written, index }) => !isPartOfCode(prose, index, written))
}

/** Normalizes a word for comparison: in lower case, with one kind of apostrophe, composed. */
export function plainWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

/** Examples are utf8, @name, and/or in paths. */
function isPartOfCode(prose: string, index: number, word: string) {
  return /[\d_#@/.]/u.test(prose.charAt(index - 1)) || /[\d_@/]/u.test(prose.charAt(index + word.length))
}

/** The number of words: sequences without spaces that contain a letter or a digit, so a dash alone does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}

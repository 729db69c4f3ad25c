/** How many words a text has: what stands between spaces and holds a letter or a digit, so a dash by itself is none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}

/** Initials and titles, whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}|\p{L}\.\p{L}|Mrs?|Ms|Dr|Prof|Engr|Rev|Hon|St|No|vs|etc|approx|ca)\.$/iu

/**
 * Whether a word begins a sentence, or a block such as a heading. `prose` is `value` with everything except prose
 * masked, at the same positions.
 */
export function beginsSentence(prose: string, value: string, index: number): boolean {
  const before = prose.slice(0, index).replace(/[\s"'“”‘’«»()[\]*_–—-]+$/u, '')
  if (before === '') return true
  // Blocks are separated by a line break, which is masked.
  if (value.charAt(before.length - 1) === '\n') return true
  // "web.Teh" may be the name of a file.
  if (before.length === index) return false
  return /[.!?…]$/u.test(before) && !ABBREVIATION.test(before)
}

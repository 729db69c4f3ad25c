type MarkedProps = {
  text: string
  /** The result of `foundWords`. */
  found: RegExp | undefined
}

/** A text in which the words of a search are marked. */
export function Marked({ text, found }: MarkedProps) {
  if (found === undefined) return text
  // Odd indices are the matches, as split keeps captured groups.
  return text.split(found).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))
}

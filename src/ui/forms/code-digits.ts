/** The digits after typing or pasting into a box, and the box that gets the focus. */
export function withDigits(
  digits: ReadonlyArray<string>,
  { text, at }: { text: string; at: number },
): { digits: Array<string>; next: number } {
  const typed = text.replace(/\D/g, '')
  const filled = [...digits]
  if (typed === '') {
    if (text === '') filled[at] = ''
    return { digits: filled, next: at }
  }
  // A whole code replaces everything, in whichever box it was pasted.
  const isWhole = typed.length >= filled.length
  const start = isWhole ? 0 : at
  for (const [offset, digit] of [...typed].slice(0, filled.length - start).entries()) {
    filled[start + offset] = digit
  }
  return { digits: filled, next: Math.min(start + typed.length, filled.length - 1) }
}

/** The box to which a key moves the focus, or null. */
export function boxAfterKey(key: string, { at, count }: { at: number; count: number }): number | null {
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined || place < 0 || place >= count ? null : place
}

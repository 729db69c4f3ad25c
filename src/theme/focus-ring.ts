/**
 * The ring of a frame around the focused field. Firefox before 121 has no `:has()`: there it surrounds whatever has the
 * focus in the frame, also after a press.
 */
export function ringAround(focused: string, outlineOffset: string) {
  const ring = { outline: '3px solid {colors.focus}', outlineOffset }
  return {
    [`&:has(${focused})`]: ring,
    '@supports not selector(:has(*))': { '&:focus-within': ring },
  }
}

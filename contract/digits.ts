/** A text with the digits of Arabic and Persian keyboards as 0-9. */
export function westernDigits(text: string): string {
  // Both blocks begin at a multiple of 16 with zero.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
}

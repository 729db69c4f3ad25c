/** A URL, or null for a text that is none. Not `URL.canParse`, which Safari 15 and Chrome 109 do not have. */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

import { parse } from 'bowser'

// A real one is shorter. Nothing longer is looked through.
const MAX_LENGTH = 400

const UNKNOWN = 'A browser we do not know'

/** The browser in words its owner recognises, such as "Firefox on Windows". */
export function browserName(userAgent: string | undefined) {
  const text = userAgent?.slice(0, MAX_LENGTH).trim()
  if (!text) return UNKNOWN
  const { browser, os } = parse(text)
  if (!browser.name) return UNKNOWN
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}

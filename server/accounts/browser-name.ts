import { parse } from 'bowser'

// Real user agents are shorter. Longer ones are not parsed.
const MAX_LENGTH = 400

const UNKNOWN = 'A browser we do not know'

/** A readable browser name, such as "Firefox on Windows". */
export function browserName(userAgent: string | undefined) {
  const text = userAgent?.slice(0, MAX_LENGTH).trim()
  if (!text) return UNKNOWN
  const { browser, os } = parse(text)
  if (!browser.name) return UNKNOWN
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}

/** A unique key by which the server recognises a repeated submission. */
export function newSubmissionKey(): string {
  // Unavailable without https, such as on a phone that tests the site in the local network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

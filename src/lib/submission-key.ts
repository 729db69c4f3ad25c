/** A key nobody else makes, for the server to know a submission again when it arrives twice. */
export function newSubmissionKey(): string {
  // Absent on pages without https, such as a phone that tries out the site in the local network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

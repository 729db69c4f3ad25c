/** Formats a key as a UUID: without https, browsers generate keys that are hexadecimal digits only. */
export function uuidOf(key: string): string {
  return key.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')
}

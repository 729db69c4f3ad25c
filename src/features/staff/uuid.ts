/** A key as a UUID: where the browser makes none, as without https, keys are its digits alone. */
export function uuidOf(key: string): string {
  return key.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')
}

/** The text of an answer without markup. Browser only, because it uses DOMParser. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}

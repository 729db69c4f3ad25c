/** The words of an answer without its markup. For the browser, which has a parser of its own. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}

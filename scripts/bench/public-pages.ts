import path from 'node:path'
import { builtPages } from '#scripts/built-pages.ts'
import { isMemberPath, NOT_FOUND_PATH } from '#src/lib/addresses.ts'

/** The address of one public page of each kind of the last build: articles and stories differ only in their content. */
export function publicPages(): Array<string> {
  const addresses = builtPages('build/client').map(({ address }) => address)
  const kinds = new Map<string, string>()
  // Lighthouse measures no page that is answered with 404.
  const measured = addresses.filter((each) => !isMemberPath(each) && each !== NOT_FOUND_PATH)
  for (const address of measured) {
    // Pages below /blog are of another kind than /blog itself.
    const kind = /^\/[^/]+\/./.test(address) ? `${path.dirname(address)}/` : address
    if (!kinds.has(kind)) kinds.set(kind, address)
  }
  return [...kinds.values()]
}

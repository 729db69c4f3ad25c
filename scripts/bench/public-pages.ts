import path from 'node:path'
import { builtPages } from '#scripts/built-pages.ts'
import { isMemberPath, NOT_FOUND_PATH } from '#src/lib/addresses.ts'

/** The address of one public page of each kind in the last build, as articles and stories differ only in content. */
export function publicPages(): Array<string> {
  const addresses = builtPages('build/client').map(({ address }) => address)
  const kinds = new Map<string, string>()
  // Lighthouse does not measure 404 pages.
  const measured = addresses.filter((each) => !isMemberPath(each) && each !== NOT_FOUND_PATH)
  for (const address of measured) {
    // Pages below /blog are of another kind than /blog itself.
    const kind = /^\/[^/]+\/./.test(address) ? `${path.dirname(address)}/` : address
    if (!kinds.has(kind)) kinds.set(kind, address)
  }
  return [...kinds.values()]
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages, routeOf } from '#scripts/built-pages.ts'
import { isMemberPath } from '#src/lib/addresses.ts'

export type ChangedPage = { address: string; change: 'new' | 'changed' | 'removed' }

/** The pages whose HTML differs in the second build. Equal content gives equal HTML. */
export function changedPages(before: string, after: string): Array<ChangedPage> {
  const [old, now] = [pagesIn(before), pagesIn(after)]
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((address): Array<ChangedPage> => {
    const [was, is] = [old.get(address), now.get(address)]
    if (was === undefined) return [{ address, change: 'new' }]
    if (is === undefined) return [{ address, change: 'removed' }]
    return readFileSync(was).equals(readFileSync(is)) ? [] : [{ address, change: 'changed' }]
  })
}

function pagesIn(build: string) {
  return new Map(builtPages(path.join(build, 'client')).map(({ address, file }) => [address, file]))
}

/** Screenshots of more pages would take minutes, and nobody looks at all of them. */
const MAX_SHOWN = 12

/**
 * Splits pages into the most relevant ones and the others: first the pages of changed documents, then one page of
 * each route, public pages before those of the member area.
 */
export function mostTelling(pages: ReadonlyArray<ChangedPage>, own: ReadonlySet<string>) {
  // From the end, so that the first page of each route is kept.
  const byRoute = new Map(pages.toReversed().map(({ address }) => [routeOf(address), address]))
  const ofEachKind = new Set(byRoute.values())
  const rank = ({ address }: ChangedPage) => {
    if (!own.has(address) && !ofEachKind.has(address)) return 4
    return (isMemberPath(address) ? 2 : 0) + (own.has(address) ? 0 : 1)
  }
  const ordered = pages
    .map((page) => ({ page, rank: rank(page) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
  return { chosen: ordered.slice(0, MAX_SHOWN), others: ordered.slice(MAX_SHOWN) }
}

import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { builtPages } from '#scripts/built-pages.ts'

export type PageBytes = { page: string; before: number | undefined; after: number | undefined }

/** The pages whose HTML differs in size in the second build, in bytes after Brotli. */
export function changedPageBytes(before: string, after: string): Array<PageBytes> {
  const [old, now] = [pagesIn(before), pagesIn(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((page) => ({ page, before: old.get(page), after: now.get(page) }))
    .filter((each) => each.before !== each.after)
}

function pagesIn(build: string) {
  return new Map(
    builtPages(path.join(build, 'client')).map(({ address, file }) => {
      const sent = existsSync(`${file}.br`) ? `${file}.br` : file
      return [address, statSync(sent).size]
    }),
  )
}

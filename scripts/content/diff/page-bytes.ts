import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '#scripts/files-below.ts'

export type PageBytes = { page: string; before: number | undefined; after: number | undefined }

/** The pages whose HTML has another size in the second build, in bytes as they are sent with Brotli. */
export function changedPageBytes(before: string, after: string): Array<PageBytes> {
  const [old, now] = [pagesIn(before), pagesIn(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((page) => ({ page, before: old.get(page), after: now.get(page) }))
    .filter((each) => each.before !== each.after)
}

function pagesIn(build: string) {
  const folder = path.join(build, 'client')
  const pages = filesBelow(folder).filter((file) => /(?:^|\/)index\.html$/.test(file))
  return new Map(
    pages.map((file) => {
      const sent = [`${file}.br`, file]
        .map((name) => path.join(folder, name))
        .find((name) => existsSync(name))
      return [`/${file.replace(/\/?index\.html$/, '')}`, statSync(sent ?? path.join(folder, file)).size]
    }),
  )
}

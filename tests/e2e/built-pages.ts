import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages } from '#scripts/built-pages.ts'

const build = path.resolve('build/client')

/** The paths of all prerendered pages, read from the build: without the staff console, to which no page leads. */
export const pages: ReadonlyArray<string> = builtPages(build)
  .map(({ address }) => address)
  .filter((address) => !/^\/staff(?:\/|$)/.test(address))

/** The prerendered page, before any script has run. */
export function builtHtml(page: string): string {
  return readFileSync(path.join(build, page, 'index.html'), 'utf8')
}

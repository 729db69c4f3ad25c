import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { builtPages } from '#scripts/built-pages.ts'
import { pageOf } from '#scripts/content/site-pages.ts'

const build = path.resolve('build/client')

/** The paths of all prerendered pages, read from the build, without the staff console, to which no page links. */
export const pages: ReadonlyArray<string> = builtPages(build)
  .map(({ address }) => address)
  .filter((address) => !/^\/staff(?:\/|$)/.test(address))

export function builtHtml(page: string): string {
  return readFileSync(path.join(build, page, 'index.html'), 'utf8')
}

const bytesOf = (page: string) => statSync(path.join(build, page, 'index.html')).size

function longestOfEachRoute(): Array<string> {
  const longest = new Map<string, string>()
  for (const page of pages) {
    // A page without a route, such as /404, is one of its own.
    const route = pageOf(page) ?? page
    const other = longest.get(route)
    if (other === undefined || bytesOf(page) > bytesOf(other)) longest.set(route, page)
  }
  return [...longest.values()]
}

/** The longest page of each route: pages of a route differ in their content only. */
export const templatePages: ReadonlyArray<string> = longestOfEachRoute()

/** A page of each kind: those of other routes are made of the same parts. */
const KINDS = [
  /^\/$/,
  /^\/blog$/,
  /^\/blog\/\d+$/,
  /^\/donate$/,
  /^\/events$/,
  /^\/events\/\d[^/]+$/,
  /^\/faqs$/,
  /^\/gallery$/,
  /^\/nominee-info$/,
  /^\/privacy-policy$/,
  /^\/volunteer$/,
  /^\/explore$/,
  /^\/explore\/community$/,
  /^\/explore\/my-account$/,
]

/** The pages for tests that visit every page: one of each kind, or all with `EVERY_PAGE=1`, as each night. */
export const sweptPages = process.env.EVERY_PAGE
  ? pages
  : KINDS.map((kind) => pages.find((page) => kind.test(page)) ?? `no page matches ${kind.source}`)

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages, routeOf } from '#scripts/built-pages.ts'

const build = path.resolve('build/client')

/** The paths of all prerendered pages, read from the build, without the staff console, to which no page links. */
export const pages: ReadonlyArray<string> = builtPages(build)
  .map(({ address }) => address)
  .filter((address) => !/^\/staff(?:\/|$)/.test(address))

/** The HTML of a prerendered page. */
export function builtHtml(page: string): string {
  return readFileSync(path.join(build, page, 'index.html'), 'utf8')
}

function samples(): Array<string> {
  const routes = [...new Set(pages.map(routeOf))]
  return routes.flatMap((route) => {
    const alike = pages.filter((page) => routeOf(page) === route)
    const bySize = alike.toSorted((a, b) => builtHtml(a).length - builtHtml(b).length)
    return [...new Set([bySize[0], bySize.at(-1)])].filter((page) => page !== undefined)
  })
}

/**
 * For each route the shortest and the longest page, as pages of a route differ in their content only. So a visit of
 * every page takes no longer when the site grows.
 */
export const samplePages: ReadonlyArray<string> = samples()

import type { Site } from '#server/site/read-site.ts'

/**
 * All addresses of a site to compare: its files, its redirects, and other addresses that people and programs request.
 */
export function addressesOf({ files, redirects }: Pick<Site, 'files' | 'redirects'>): Array<string> {
  const found = [...files.keys()].filter((address) => !/[^\w./-]/.test(address))
  const pages = found.filter((address) => !/\.\w+$/.test(address) && address !== '/')
  const old = [...redirects].flatMap(([from, to]) => [
    from,
    `${from}/`,
    // Hosts do not append a second query.
    ...(to.includes('?') ? [] : [`${from}?utm_source=mail`]),
  ])
  return [...found, ...pages.map((page) => `${page}/`), ...old, ...MISSING]
}

const MISSING = [
  '/nothing-here',
  '/blog/nothing-here',
  '/explore/nothing-here',
  '/explore/a/b',
  '/nothing.html',
]

import type { Site } from '#server/site/read-site.ts'

/** Every address of a site: its files, its old addresses, and others that people and programs come up with. */
export function addressesOf({ files, redirects }: Pick<Site, 'files' | 'redirects'>): Array<string> {
  const found = [...files.keys()].filter((address) => !/[^\w./-]/.test(address))
  const pages = found.filter((address) => !/\.\w+$/.test(address) && address !== '/')
  const old = [...redirects].flatMap(([from, to]) => [
    from,
    `${from}/`,
    // Hosts put no second query behind one.
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

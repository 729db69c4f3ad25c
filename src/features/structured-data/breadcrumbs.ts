import type { BreadcrumbList } from 'schema-dts'

/** A page on the way from the home page to the one that is open. */
export type Crumb = { name: string; path: string }

/** The way to a page (schema.org), which search engines show in place of its address. The last is the page itself. */
export function breadcrumbs(crumbs: ReadonlyArray<Crumb>, site: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  } satisfies BreadcrumbList
}

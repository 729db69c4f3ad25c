import type { BreadcrumbList } from 'schema-dts'

/** A page on the path from the home page to the current page. */
export type Crumb = { name: string; path: string }

/** Breadcrumbs (schema.org), which search engines show instead of the address. The last one is the page itself. */
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

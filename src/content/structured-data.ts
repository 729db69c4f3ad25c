import type { BreadcrumbList, Graph } from 'schema-dts'
import { pageCopy } from './pages.ts'
import { siteAddress } from './site-address.ts'

/** A page on the way from the home page to the current page. */
type Crumb = { name: string; path: string }

/**
 * The breadcrumbs of a page (schema.org), which search engines show instead of the address, after the thing that the
 * page is about. For route loaders, so that no script contains the code for it.
 */
export function pageGraph<Thing extends Graph['@graph'][number]>(
  way: ReadonlyArray<Crumb>,
  ...things: Array<Thing>
) {
  const site = siteAddress()
  const crumbs = [{ name: pageCopy('home').title, path: '/' }, ...way]
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  } satisfies BreadcrumbList
  return {
    '@context': 'https://schema.org',
    '@graph': [...things, breadcrumbs],
  } satisfies Graph
}

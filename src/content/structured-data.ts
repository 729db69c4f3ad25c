import type { BreadcrumbList, Graph } from 'schema-dts'
import { pageCopy } from './pages.ts'
import { SEARCHED_PAGES } from './schema/page-sections.ts'
import { siteAddress } from './site-address.ts'

/** A page on the way from the home page to the current page. */
type Crumb = { name: string; path: string }

function crumbOf(page: keyof typeof SEARCHED_PAGES): Crumb {
  return { name: pageCopy(page).title, path: SEARCHED_PAGES[page] }
}

/**
 * The breadcrumbs of a page below this parent (schema.org), which search engines show instead of the address, after the
 * thing that the page is about. For route loaders, so that no script contains the code for it.
 */
export function pageGraph<Thing extends Graph['@graph'][number]>(
  parent: keyof typeof SEARCHED_PAGES,
  way: ReadonlyArray<Crumb>,
  ...things: Array<Thing>
) {
  const site = siteAddress()
  const crumbs = [crumbOf('home'), crumbOf(parent), ...way]
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

import { readPage } from '#src/content/pages.ts'
import { SiteSearchSection } from '#src/features/search/site-search-section.tsx'
import type { Route } from './+types/search'

export function loader() {
  return readPage('search')
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SiteSearchSection {...loaderData.hero} />
}

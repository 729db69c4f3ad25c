import { readPage } from '#src/content/pages.ts'
import { searchFileNames } from '#src/content/search.ts'
import { SiteSearchSection } from '#src/features/search/site-search-section.tsx'
import type { Route } from './+types/search'

export function loader() {
  return { ...readPage('search'), files: searchFileNames() }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function SearchRoute({ loaderData: { hero, files } }: Route.ComponentProps) {
  return <SiteSearchSection {...hero} files={files} />
}

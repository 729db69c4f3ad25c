import { readPage } from '#src/content/pages.ts'
import { areaOf, NOT_FOUND_PATH } from '#src/lib/addresses.ts'
import { NotFoundSection } from '#src/features/not-found/not-found-section.tsx'
import type { Route } from './+types/not-found'

export function loader({ request }: { request: { url: string } }) {
  const area = areaOf(request)
  return readPage(area === '' ? 'not-found' : 'explore-not-found', { fallbackPath: area + NOT_FOUND_PATH })
}

// For client-side navigation: the prerendered page contains the copy for all unknown addresses. The dev server
// renders it for each.
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url)
  if (import.meta.env.PROD && pathname !== areaOf(request) + NOT_FOUND_PATH)
    window.location.assign(request.url)
  return serverLoader()
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundSection {...loaderData.hero} />
}

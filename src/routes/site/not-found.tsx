import { pageCopy, pageHead } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { headMeta } from '#src/lib/head.ts'
import { NOT_FOUND_MARK, NOT_FOUND_PATH } from '#src/lib/not-found.ts'
import { NotFoundSection } from '#src/sections/not-found/not-found-section.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  const page = pageCopy('not-found')
  return {
    head: pageHead(page),
    page,
    hero: page.hero ? picture('pages', page.hero) : null,
  }
}

// Within the site an unknown address has no data file of its own: the prerendered /404 has the words for all of them.
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url)
  if (pathname !== NOT_FOUND_PATH) window.location.assign(request.url)
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    ...headMeta(loaderData.head, { path: NOT_FOUND_PATH }),
    { name: 'robots', content: 'noindex' },
    { name: NOT_FOUND_MARK, content: 'true' },
  ]
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundSection page={loaderData.page} hero={loaderData.hero} />
}

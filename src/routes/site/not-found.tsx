import { pageCopy, pageIntro } from '#src/content/pages.ts'
import { NOT_FOUND_PATH } from '#src/lib/addresses.ts'
import { headMeta, NOT_FOUND_MARK } from '#src/lib/head.ts'
import { NotFoundSection } from '#src/sections/not-found/not-found-section.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  return pageIntro(pageCopy('not-found'))
}

// For client-side navigation, the prerendered /404 has the copy for all unknown addresses.
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url)
  if (pathname !== NOT_FOUND_PATH) window.location.assign(request.url)
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...headMeta(loaderData.head, NOT_FOUND_PATH),
    { name: 'robots', content: 'noindex' },
    { name: NOT_FOUND_MARK, content: NOT_FOUND_PATH },
  ]
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundSection {...loaderData.hero} />
}

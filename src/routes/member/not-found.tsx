import { pageCopy, pageIntro } from '#src/content/pages.ts'
import { MEMBER_NOT_FOUND_PATH } from '#src/lib/addresses.ts'
import { headMeta, NOT_FOUND_MARK } from '#src/lib/head.ts'
import { NotFoundSection } from '#src/sections/not-found/not-found-section.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  return pageIntro(pageCopy('explore-not-found'))
}

// For client-side navigation, as on the public site: the prerendered page has the copy for all unknown addresses.
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url)
  if (pathname !== MEMBER_NOT_FOUND_PATH) window.location.assign(request.url)
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...headMeta(loaderData.head, MEMBER_NOT_FOUND_PATH),
    { name: NOT_FOUND_MARK, content: MEMBER_NOT_FOUND_PATH },
  ]
}

export default function MemberNotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundSection {...loaderData.hero} />
}

import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { ShortlistSection } from '#src/features/mentors/shortlist-page.tsx'
import type { Route } from './+types/mentor-shortlist'

export function loader() {
  const page = pageCopy('mentors')
  const copy = pageSection(page, 'shortlist')
  const shared = pageSection(page, 'shared-shortlist')
  return { ...pageIntro({ ...page, title: copy.heading ?? page.title }), copy, shared }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MentorShortlistRoute({ loaderData }: Route.ComponentProps) {
  const { copy, shared } = loaderData
  return <ShortlistSection heading={copy.heading ?? ''} sharedHeading={shared.heading ?? ''} />
}

import { pageCopy, pageHead, readPage } from '#src/content/pages.ts'
import { ShortlistSection } from '#src/features/mentors/shortlist-page.tsx'
import type { Route } from './+types/mentor-shortlist'

export function loader() {
  const page = pageCopy('mentors')
  const { heading = page.title } = readPage('mentors').copy.shortlist
  return { head: pageHead({ ...page, title: heading }), heading }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MentorShortlistRoute({ loaderData }: Route.ComponentProps) {
  return <ShortlistSection heading={loaderData.heading} />
}

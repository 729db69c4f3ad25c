import { pageCopy, pageHead, readPage } from '#src/content/pages.ts'
import { ShortlistSection } from '#src/features/mentors/shortlist-page.tsx'
import type { Route } from './+types/mentor-shortlist'

export function loader() {
  const page = pageCopy('mentors')
  const { copy } = readPage('mentors')
  const { heading = page.title } = copy.shortlist
  const { heading: sharedHeading = heading } = copy['shared-shortlist']
  return { head: pageHead({ ...page, title: heading }), heading, sharedHeading }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MentorShortlistRoute({ loaderData }: Route.ComponentProps) {
  const { heading, sharedHeading } = loaderData
  return <ShortlistSection heading={heading} sharedHeading={sharedHeading} />
}

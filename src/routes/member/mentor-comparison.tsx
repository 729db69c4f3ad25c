import { pageCopy, pageHead, readPage } from '#src/content/pages.ts'
import { ComparisonSection } from '#src/features/mentors/comparison-page.tsx'
import type { Route } from './+types/mentor-comparison'

export function loader() {
  const page = pageCopy('mentors')
  const { heading = page.title } = readPage('mentors').copy.comparison
  return { head: pageHead({ ...page, title: heading }), heading }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MentorComparisonRoute({ loaderData }: Route.ComponentProps) {
  return <ComparisonSection heading={loaderData.heading} />
}

import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { ComparisonSection } from '#src/features/mentors/comparison-page.tsx'
import type { Route } from './+types/mentor-comparison'

export function loader() {
  const page = pageCopy('mentors')
  const copy = pageSection(page, 'comparison')
  return { ...pageIntro({ ...page, title: copy.heading ?? page.title }), copy }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MentorComparisonRoute({ loaderData }: Route.ComponentProps) {
  return <ComparisonSection heading={loaderData.copy.heading ?? ''} />
}

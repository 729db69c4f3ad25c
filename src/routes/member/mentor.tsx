import { mentorProfile } from '#src/content/mentors.ts'
import { documentHead, readPage } from '#src/content/pages.ts'
import { MentorSection } from '#src/features/mentors/mentor-page.tsx'
import type { Route } from './+types/mentor'

export function loader({ params }: { params: { slug?: string } }) {
  const mentor = mentorProfile(params.slug)
  return {
    head: documentHead('mentors', mentor.slug, {
      title: mentor.name,
      description: mentor.content,
      type: 'profile',
    }),
    mentor,
    request: readPage('mentors').copy.request,
  }
}

export default function MentorRoute({ loaderData }: Route.ComponentProps) {
  const { mentor, request } = loaderData
  // Keyed, as a form started for one mentor must not appear for the next.
  return <MentorSection key={mentor.slug} mentor={mentor} request={request} />
}

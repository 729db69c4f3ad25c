import { mentorProfile } from '#src/content/mentors.ts'
import { pageHead } from '#src/content/pages.ts'
import { headMeta } from '#src/lib/head.ts'
import { mentorUrl } from '#src/lib/mentor-addresses.ts'
import { MentorSection } from '#src/sections/mentors/mentor-section.tsx'
import type { Route } from './+types/mentor'

export function loader({ params }: { params: { slug?: string } }) {
  const mentor = mentorProfile(params.slug)
  if (!mentor) throw new Response('There is no mentor of this name.', { status: 404 })
  return { head: pageHead({ title: mentor.name, description: mentor.content }), mentor }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...headMeta(loaderData.head, mentorUrl(loaderData.mentor.slug)),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function MentorRoute({ loaderData }: Route.ComponentProps) {
  // Another mentor is another page: a form started for one must not show for the next.
  return <MentorSection key={loaderData.mentor.slug} mentor={loaderData.mentor} />
}

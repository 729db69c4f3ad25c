import { pageHead } from '#src/content/pages.ts'
import { story } from '#src/content/stories.ts'
import { storyUrl } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { NextStorySection } from '#src/sections/impact-stories/next-story-section.tsx'
import { StorySection } from '#src/sections/impact-stories/story-section.tsx'
import type { Route } from './+types/impact-story'

export function loader({ params }: { params: { slug?: string } }) {
  const found = story(params.slug)
  if (!found) throw new Response('There is no story of this name.', { status: 404 })
  return { head: pageHead({ title: found.title, description: found.excerpt }), story: found }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, storyUrl(loaderData.story.slug))
}

export default function ImpactStoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StorySection story={loaderData.story} />
      <NextStorySection story={loaderData.story.next} />
    </>
  )
}

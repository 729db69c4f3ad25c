import { pageHead } from '../../content/pages'
import { story } from '../../content/stories'
import { storyUrl } from '../../content/story-url'
import { headMeta } from '../../lib/head'
import { NextStorySection } from '../../sections/impact-stories/next-story-section'
import { StorySection } from '../../sections/impact-stories/story-section'
import type { Route } from './+types/impact-story'

export function loader({ params }: { params: { slug?: string } }) {
  const found = story(params.slug)
  if (!found) throw new Response('There is no story of this name.', { status: 404 })
  return { head: pageHead({ title: found.title, description: found.excerpt }), story: found }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: storyUrl(loaderData.story.slug) }) : []
}

export default function ImpactStoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StorySection story={loaderData.story} />
      <NextStorySection story={loaderData.story.next} />
    </>
  )
}

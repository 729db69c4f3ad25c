import { documentHead } from '#src/content/pages.ts'
import { story } from '#src/content/stories.ts'
import { NextStorySection, StorySection } from '#src/features/stories/story-section.tsx'
import type { Route } from './+types/impact-story'

export function loader({ params }: { params: { slug?: string } }) {
  const found = story(params.slug)
  return {
    head: documentHead('stories', found.slug, {
      title: found.title,
      description: found.excerpt,
      type: 'article',
    }),
    story: found,
  }
}

export default function ImpactStoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StorySection story={loaderData.story} />
      <NextStorySection story={loaderData.story.next} />
    </>
  )
}

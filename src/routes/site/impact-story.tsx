import { card } from '#src/content/cards.ts'
import { documentHead, pageCopy } from '#src/content/pages.ts'
import { story } from '#src/content/stories.ts'
import { pageGraph } from '#src/content/structured-data.ts'
import { STORIES_URL, storyUrl } from '#src/lib/addresses.ts'
import { NextStorySection, StorySection } from '#src/features/stories/story-section.tsx'
import type { Route } from './+types/impact-story'

export function loader({ params }: { params: { slug?: string } }) {
  const found = story(params.slug)
  if (!found) throw new Response('There is no story of this name.', { status: 404 })
  const way = [
    { name: pageCopy('impact-stories').title, path: STORIES_URL },
    { name: found.title, path: storyUrl(found.slug) },
  ]
  return {
    head: documentHead({
      title: found.title,
      description: found.excerpt,
      type: 'article',
      sharePicture: card('stories', found.slug),
    }),
    story: found,
    structured: pageGraph(way),
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

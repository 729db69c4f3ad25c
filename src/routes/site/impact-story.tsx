import { card } from '#src/content/cards.ts'
import { documentHead } from '#src/content/pages.ts'
import { story } from '#src/content/stories.ts'
import { pageGraph } from '#src/content/structured-data.ts'
import { storyUrl } from '#src/lib/addresses.ts'
import { NextStorySection, StorySection } from '#src/features/stories/story-section.tsx'
import type { Route } from './+types/impact-story'

export function loader({ params }: { params: { slug?: string } }) {
  const found = story(params.slug)
  return {
    head: documentHead({
      title: found.title,
      description: found.excerpt,
      type: 'article',
      sharePicture: card('stories', found.slug),
    }),
    story: found,
    structured: pageGraph('impact-stories', [{ name: found.title, path: storyUrl(found.slug) }]),
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

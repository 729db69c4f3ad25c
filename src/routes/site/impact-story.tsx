import { card } from '#src/content/cards.ts'
import { documentHead, pageCopy } from '#src/content/pages.ts'
import { siteAddress } from '#src/content/site-address.ts'
import { story } from '#src/content/stories.ts'
import { wayStructuredData } from '#src/features/structured-data/pages.ts'
import { STORIES_URL, storyUrl } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { NextStorySection } from '#src/features/stories/next-story-section.tsx'
import { StorySection } from '#src/features/stories/story-section.tsx'
import type { Route } from './+types/impact-story'

export function loader({ params }: { params: { slug?: string } }) {
  const found = story(params.slug)
  if (!found) throw new Response('There is no story of this name.', { status: 404 })
  const way = [
    { name: pageCopy('home').title, path: '/' },
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
    // Generated here, so that no script contains the code for it.
    structured: wayStructuredData(way, siteAddress()),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { head, story, structured } = loaderData
  return [...headMeta(head, storyUrl(story.slug)), { 'script:ld+json': structured }]
}

export default function ImpactStoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StorySection story={loaderData.story} />
      <NextStorySection story={loaderData.story.next} />
    </>
  )
}

import { readPage } from '#src/content/pages.ts'
import { storyCards } from '#src/content/stories.ts'
import { StoryQuiltSection } from '#src/features/stories/story-quilt-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/impact-stories'

export function loader() {
  return { ...readPage('impact-stories'), stories: storyCards() }
}

export default function ImpactStoriesRoute({ loaderData }: Route.ComponentProps) {
  const { hero, stories } = loaderData
  return (
    <>
      <PageHero {...hero} objectPosition="right top" />
      <StoryQuiltSection stories={stories} />
    </>
  )
}

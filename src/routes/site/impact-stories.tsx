import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { pageCopy, pageIntro } from '#src/content/pages.ts'
import { storyCards } from '#src/content/stories.ts'
import { storyUrl } from '#src/lib/addresses.ts'
import { StoryQuiltSection } from '#src/features/stories/story-quilt-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/impact-stories'

export function loader() {
  const page = pageCopy('impact-stories')
  return {
    ...pageIntro(page),
    stories: storyCards(),
  }
}

export { pageMeta as meta } from '#src/lib/head.ts'

export default function ImpactStoriesRoute({ loaderData }: Route.ComponentProps) {
  const { hero, stories } = loaderData
  useStoryOfQuery(stories.map(({ slug }) => slug))
  return (
    <>
      <PageHero {...hero} objectPosition="right top" />
      <StoryQuiltSection stories={stories} />
    </>
  )
}

/** Redirects /impact-stories?story=name to the page of that story. A static host cannot do this. */
function useStoryOfQuery(slugs: ReadonlyArray<string>) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('story')
  const known = asked !== null && slugs.includes(asked) ? asked : null
  useEffect(() => {
    if (known !== null) void navigate(storyUrl(known), { replace: true })
  }, [known, navigate])
}

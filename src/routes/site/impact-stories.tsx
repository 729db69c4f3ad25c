import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { pageCopy, pageHead } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { storyCards } from '#src/content/stories.ts'
import { STORIES_URL, storyUrl } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { StoryQuiltSection } from '#src/sections/impact-stories/story-quilt-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import type { Route } from './+types/impact-stories'

export function loader() {
  const page = pageCopy('impact-stories')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    actions: page.actions ?? [],
    stories: storyCards(),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: STORIES_URL }) : []
}

export default function ImpactStoriesRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, actions, stories } = loaderData
  useStoryOfQuery(stories.map(({ slug }) => slug))
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} keeps="top">
        {actions.map((action) => (
          <ActionButton key={action.to} action={action} size="lg" />
        ))}
      </PageHero>
      <StoryQuiltSection stories={stories} />
    </>
  )
}

/** Sends /impact-stories?story=name on to the page of that story. A server of plain files cannot do it. */
function useStoryOfQuery(slugs: ReadonlyArray<string>) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('story')
  const known = asked !== null && slugs.includes(asked) ? asked : null
  useEffect(() => {
    if (known !== null) void navigate(storyUrl(known), { replace: true })
  }, [known, navigate])
}

import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { pageCopy, pageHead } from '../../content/pages'
import { picture } from '../../content/pictures'
import { storyCards } from '../../content/stories'
import { STORIES_URL, storyUrl } from '../../content/story-url'
import { headMeta } from '../../lib/head'
import { StoryQuiltSection } from '../../sections/impact-stories/story-quilt-section'
import { PageHero } from '../../sections/shared/page-hero'
import { ActionButton } from '../../ui/action-button'
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

import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { headMeta } from '../../lib/head'
import { PageHero } from '../../sections/shared/page-hero'
import { ActionButton } from '../../ui/action-button'
import type { Route } from './+types/login'

/* Every page links here, so it says honestly that accounts are not open yet. */

export function loader() {
  const page = pageCopy('login')
  const { heading, text, image, actions } = pageSection(page, 'not-open')
  return {
    head: pageHead(page),
    heading: heading ?? page.heading,
    intro: text?.html ?? null,
    hero: image ? picture('pages', image) : null,
    actions: actions ?? [],
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/login' }) : []
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, actions } = loaderData
  return (
    <PageHero heading={heading} intro={intro} picture={hero}>
      {actions.map((action, index) => (
        <ActionButton key={action.to} action={action} size="lg" look={index === 0 ? 'solid' : 'outline'} />
      ))}
    </PageHero>
  )
}

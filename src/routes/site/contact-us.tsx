import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { readSite } from '../../content/site'
import { headMeta } from '../../lib/head'
import { EmailSection } from '../../sections/contact/email-section'
import { MessageSection } from '../../sections/contact/message-section'
import { PageHero } from '../../sections/shared/page-hero'
import type { Route } from './+types/contact-us'

export function loader() {
  const page = pageCopy('contact-us')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    emailWords: pageSection(page, 'emails'),
    formWords: pageSection(page, 'form'),
    emails: readSite().emails,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/contact-us' }) : []
}

export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, emailWords, formWords, emails } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} />
      <EmailSection words={emailWords} emails={emails} />
      <MessageSection words={formWords} email={emails[0]?.address ?? ''} />
    </>
  )
}

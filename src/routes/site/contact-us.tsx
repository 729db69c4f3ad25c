import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { readSite } from '#src/content/site.ts'
import { headMeta } from '#src/lib/head.ts'
import { EmailSection } from '#src/sections/contact/email-section.tsx'
import { MessageSection } from '#src/sections/contact/message-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
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

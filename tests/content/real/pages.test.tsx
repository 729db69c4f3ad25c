import { cleanup, screen } from '@testing-library/react'
import {
  allAwardCategories,
  allBlogArticles,
  allCauses,
  allEvents,
  allImpactStories,
  siteSetting,
} from 'contentlayer/generated'
import type { ComponentType } from 'react'
import type { MetaDescriptor } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { legalPage } from '#src/content/legal.ts'
import { pageCopy } from '#src/content/pages.ts'
import { NominationProvider } from '#src/features/nominations/nomination.tsx'
import { yearOf } from '#src/lib/addresses.ts'
import * as login from '#src/routes/auth/login.tsx'
import * as recovery from '#src/routes/auth/password-recovery.tsx'
import * as signup from '#src/routes/auth/signup.tsx'
import * as explore from '#src/routes/member/explore.tsx'
import * as accessibility from '#src/routes/site/accessibility.tsx'
import * as aboutUs from '#src/routes/site/about-us.tsx'
import * as blogArticle from '#src/routes/site/blog-article.tsx'
import * as blog from '#src/routes/site/blog.tsx'
import * as community from '#src/routes/site/community.tsx'
import * as contactUs from '#src/routes/site/contact-us.tsx'
import * as donate from '#src/routes/site/donate.tsx'
import * as eventsOfYear from '#src/routes/site/events-of-year.tsx'
import * as events from '#src/routes/site/events.tsx'
import * as faqs from '#src/routes/site/faqs.tsx'
import * as gallery from '#src/routes/site/gallery.tsx'
import * as home from '#src/routes/site/home.tsx'
import * as impactStories from '#src/routes/site/impact-stories.tsx'
import * as impactStory from '#src/routes/site/impact-story.tsx'
import * as nominateNow from '#src/routes/site/nominate-now.tsx'
import * as nominate from '#src/routes/site/nominate.tsx'
import * as nomineeInfo from '#src/routes/site/nominee-info.tsx'
import * as nonProfits from '#src/routes/site/non-profits.tsx'
import * as notFound from '#src/routes/site/not-found.tsx'
import * as partnerWithUs from '#src/routes/site/partner-with-us.tsx'
import * as privacyPolicy from '#src/routes/site/privacy-policy.tsx'
import * as termsOfUse from '#src/routes/site/terms-of-use.tsx'
import * as volunteer from '#src/routes/site/volunteer.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import { layOut, visit } from '#tests/ui/browser-fakes.ts'

beforeEach(() => {
  visit()
  layOut({ track: 350, card: 350 })
})
afterEach(() => vi.unstubAllGlobals())

// The modules differ in the types of their loader data, which this test does not need.
type AnyPage = {
  default: ComponentType<never>
  loader: (args: never) => unknown
  meta: (args: never) => Array<MetaDescriptor> | undefined
}

/** The two pages of a nomination share their draft through their layout. */
function inNomination(page: AnyPage): AnyPage {
  const Page = page.default as ComponentType
  return {
    ...page,
    default: (props: object) => (
      <NominationProvider>
        <Page {...props} />
      </NominationProvider>
    ),
  }
}

const pages: Record<string, AnyPage> = {
  'about-us': aboutUs,
  blog,
  community,
  'contact-us': contactUs,
  donate,
  events,
  explore,
  faqs,
  gallery,
  home,
  'impact-stories': impactStories,
  login,
  nominate,
  'nominate-now': inNomination(nominateNow),
  'nominee-info': inNomination(nomineeInfo),
  'non-profits': nonProfits,
  'not-found': notFound,
  'partner-with-us': partnerWithUs,
  'password-recovery': recovery,
  signup,
  volunteer,
}

function show(page: AnyPage, path: string, params: Record<string, string> = {}) {
  showPage(page as Parameters<typeof showPage>[0], { path, params })
  return document.body
}

const text = () => document.body.textContent.replace(/\s+/gu, ' ')

test.each(Object.entries(pages))('the page %s shows its heading and is titled [MORE-1]', (name, page) => {
  show(page, `/${name}`)
  const { heading, title, description } = pageCopy(name)
  expect(screen.getAllByRole('heading', { level: 1, hidden: true }).map((h1) => h1.textContent)).toEqual([
    heading,
  ])
  for (const picture of document.querySelectorAll('img')) expect(picture).toHaveAttribute('alt')
  const head = headOf(page as Parameters<typeof headOf>[0])
  expect(head.description).toBe(description)
  expect(head.title).toContain(title)
  expect(head.title).toContain(siteSetting.name)
})

const legalPages = [
  { name: 'accessibility', page: accessibility },
  { name: 'privacy-policy', page: privacyPolicy },
  { name: 'terms-of-use', page: termsOfUse },
] as const

test.each(legalPages)('/$name shows its sections, whose anchors differ [PRIV-1 A11Y-1]', ({ name, page }) => {
  show(page, `/${name}`)
  const { sections } = legalPage(name).text
  expect(sections.length).toBeGreaterThan(0)
  const headings = screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id !== '')
  expect(headings.map(({ id }) => id)).toEqual(expect.arrayContaining(sections.map(({ key }) => key)))
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
})

test('every article has a page with its title [BLOG-5]', () => {
  for (const { id, title } of allBlogArticles) {
    show(blogArticle, '/blog/:id', { id: String(id) })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    cleanup()
  }
})

test('every story has a page and a card [STORY-1 BUILD-2 BUILD-5 BUILD-10]', () => {
  show(impactStories, '/impact-stories')
  for (const { title } of allImpactStories) expect(text()).toContain(title)
  for (const { slug, title } of allImpactStories) {
    cleanup()
    show(impactStory, '/impact-stories/:slug', { slug })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  }
})

test('every event is shown on the page of its year [EVENT-8]', () => {
  for (const { title, start } of allEvents) {
    show(eventsOfYear, '/events/year/:year', { year: yearOf(start) })
    expect(text()).toContain(title)
    cleanup()
  }
})

test('every cause and every category of the awards is shown [DONATE-2 AWARD-2]', () => {
  show(donate, '/donate')
  for (const { title } of allCauses) expect(text()).toContain(title)
  cleanup()
  show(nominate, '/nominate')
  for (const { title, content } of allAwardCategories) {
    expect(text()).toContain(title)
    expect(text()).toContain(content.trim())
  }
})

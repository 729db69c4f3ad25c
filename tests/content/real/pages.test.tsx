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
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { legalPage } from '#src/content/legal.ts'
import { pageCopy } from '#src/content/pages.ts'
import { NominationProvider } from '#src/features/nominations/nomination.tsx'
import { eventsOfYearUrl, yearOf } from '#src/lib/addresses.ts'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import { layOut, visit } from '#tests/ui/browser-fakes.ts'
import { pageModule } from '#tests/content/page-module.ts'

beforeEach(() => {
  visit()
  layOut({ track: 350, card: 350 })
})
afterEach(() => vi.unstubAllGlobals())

/** The pages with words in content/pages/, by their names there. */
const PAGES = `about-us blog community contact-us donate events explore faqs gallery home impact-stories login nominate
  nominate-now nominee-info non-profits not-found partner-with-us password-recovery signup volunteer`

async function show(at: string) {
  const { module, params } = await pageModule(at)
  const Page = module.default as ComponentType
  // The two pages of a nomination share their draft through their layout.
  const Framed = (props: object) => (
    <NominationProvider>
      <Page {...props} />
    </NominationProvider>
  )
  showPage({ ...module, default: Framed }, { path: at, params })
  return module
}

const text = () => document.body.textContent.replace(/\s+/gu, ' ')

test.each(PAGES.split(/\s+/))('the page %s shows its heading and is titled [MORE-1]', async (name) => {
  const page = await show(name === 'home' ? '/' : `/${name}`)
  const { heading, title, description } = pageCopy(name)
  expect(screen.getAllByRole('heading', { level: 1, hidden: true }).map((h1) => h1.textContent)).toEqual([
    heading,
  ])
  for (const picture of document.querySelectorAll('img')) expect(picture).toHaveAttribute('alt')
  const head = headOf(page)
  expect(head.description).toBe(description)
  expect(head.title).toContain(title)
  expect(head.title).toContain(siteSetting.name)
})

test.each(['accessibility', 'privacy-policy', 'terms-of-use'] as const)(
  '/%s shows its sections, whose anchors differ [PRIV-1 A11Y-1]',
  async (name) => {
    await show(`/${name}`)
    const { sections } = legalPage(name).text
    expect(sections.length).toBeGreaterThan(0)
    const headings = screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id !== '')
    expect(headings.map(({ id }) => id)).toEqual(expect.arrayContaining(sections.map(({ key }) => key)))
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
  },
)

test('every article has a page with its title [BLOG-5]', async () => {
  for (const { id, title } of allBlogArticles) {
    await show(`/blog/${id}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    cleanup()
  }
})

test('every story has a page and a card [STORY-1 BUILD-2 BUILD-5 BUILD-10]', async () => {
  await show('/impact-stories')
  for (const { title } of allImpactStories) expect(text()).toContain(title)
  for (const { slug, title } of allImpactStories) {
    cleanup()
    await show(`/impact-stories/${slug}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  }
})

test('every event is shown on the page of its year [EVENT-8]', async () => {
  for (const year of new Set(allEvents.map(({ start }) => yearOf(start)))) {
    await show(eventsOfYearUrl(year))
    for (const { title, start } of allEvents) if (yearOf(start) === year) expect(text()).toContain(title)
    cleanup()
  }
})

test('every cause and every category of the awards is shown [DONATE-2 AWARD-2]', async () => {
  await show('/donate')
  for (const { title } of allCauses) expect(text()).toContain(title)
  cleanup()
  await show('/nominate')
  for (const { title, content } of allAwardCategories) {
    expect(text()).toContain(title)
    expect(text()).toContain(content.trim())
  }
})

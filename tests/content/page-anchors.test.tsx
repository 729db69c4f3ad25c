import { cleanup } from '@testing-library/react'
import { allBlogArticles, allCauses, allEvents, allImpactStories } from 'contentlayer/generated'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseContent } from '#scripts/content/checks/parse.ts'
import { siteMapOf } from '#scripts/content/checks/site-map.ts'
import { codeAnchors } from '#scripts/content/page-anchors.ts'
import { pageOf } from '#scripts/content/site-pages.ts'
import { classify } from '#scripts/content/checks/files.ts'
import { walk } from '#scripts/files-below.ts'
import { NominationProvider } from '#src/features/nominations/nomination.tsx'
import { mockAccount, setAccount } from '#tests/features/account/show-account.tsx'
import { showPage } from '#tests/layout/show-page.tsx'
import { ForMember } from '#tests/setup/for-member.tsx'
import { pageModule } from './page-module.ts'
import { layOut, visit } from '#tests/ui/browser-fakes.ts'

const content = 'tests/fixtures/site/content'
const documents = walk(content).flatMap(({ path }) => {
  const classified = classify(path)
  if (classified.kind !== 'document') return []
  return [parseContent(`content/${path}`, readFileSync(join(content, path)), classified.schema, [])]
})
const known = siteMapOf(documents).anchors

const DAY = 86_400_000
const starts = allEvents.map(({ start }) => Date.parse(`${start}Z`))
/** The events page differs with what is upcoming, now and past: before all events, during one, and after all. */
const moments = [Math.min(...starts) - DAY, Math.max(...starts), Math.max(...starts) + DAY]

function addressesOf(page: string): Array<string> {
  if (page.includes(':id')) return allBlogArticles.map(({ id }) => page.replace(':id', String(id)))
  if (page.includes(':year')) return [...known.keys()].filter((address) => pageOf(address) === page)
  if (page === '/donate/:slug') return allCauses.map(({ slug }) => page.replace(':slug', slug))
  if (page.includes(':slug')) return allImpactStories.map(({ slug }) => page.replace(':slug', slug))
  return [page]
}

async function show(page: string, at: string) {
  const { module, params } = await pageModule(at)
  const Page = module.default as ComponentType
  const Framed = (props: object) => (
    <ForMember>
      <NominationProvider>
        <Page {...props} />
      </NominationProvider>
    </ForMember>
  )
  showPage({ ...module, default: Framed }, { path: page, at, params })
}

/** Elements whose ids serve other purposes: labels, form fields, focus, and pictures that open. */
const NO_ANCHOR = 'h1, a, button, input, select, textarea, [id*="_r_"], [id$="-title"]'
/** /events shows an event for a year only: its permanent anchor is on the page of its year. */
const PASSING = 'article'

async function renderedAnchors(page: string, at: string) {
  const isEvents = page === '/events'
  const found = new Set<string>()
  for (const now of isEvents ? moments : [moments[0] ?? 0]) {
    vi.setSystemTime(now)
    await show(page, at)
    for (const element of document.body.querySelectorAll('[id]'))
      if (!element.matches(NO_ANCHOR) && !(isEvents && element.matches(PASSING))) found.add(element.id)
    cleanup()
  }
  return found
}

mockAccount()
beforeEach(() => {
  setAccount()
  visit()
  layOut({ track: 350, card: 350 })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test.each(Object.keys(codeAnchors))(
  'the anchors of %s that the checker accepts are those that the page has [CHECK-15]',
  async (page) => {
    const addresses = addressesOf(page)
    expect(addresses).not.toEqual([])
    const onAny = new Set<string>()
    for (const at of addresses) {
      const own = await renderedAnchors(page, at)
      own.forEach((id) => onAny.add(id))
      const accepted = known.get(at)
      if (accepted) expect([...own].sort(), at).toEqual([...accepted].sort())
    }
    // Not every article has sources, so these pages share one list.
    const common = known.get(page)
    if (common) expect([...onAny].sort()).toEqual([...common].sort())
    expect([page, ...addresses].some((address) => known.has(address))).toBe(true)
  },
)

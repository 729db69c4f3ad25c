import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { searchEntries, searchFileNames, type SearchEntry } from '#src/content/search.ts'
import { searchFileUrl, type SearchFiles } from '#src/lib/search-files.ts'
import * as search from '#src/routes/site/search.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { SiteSearchSection } from '#src/features/search/site-search-section.tsx'
import { showPage } from '#tests/layout/show-page.tsx'
import { newUser } from '#tests/setup/render.tsx'

const user = newUser()

let asked: Array<string> = []
let textsOf: (name: string) => ReadonlyArray<SearchEntry> | null = searchEntries
beforeEach(() => {
  asked = []
  textsOf = searchEntries
})

/** The files of a site with more texts than are loaded at once. */
const LARGE: SearchFiles = { first: ['brief'], further: ['9'] }
const FILES = searchFileNames().first

mockServer(
  ...[...FILES, ...LARGE.first, ...LARGE.further].map((name) =>
    http.get(searchFileUrl(name), () => {
      asked.push(name)
      const texts = textsOf(name)
      return texts === null ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(texts)
    }),
  ),
)

const show = (at = '/search') => showPage(search, { path: '/search', at })
const field = () => screen.getByRole('searchbox', { name: 'Search the site' })
const results = () => within(screen.getByRole('region', { name: 'Results' })).getAllByRole('article')
const titles = () => results().map((result) => within(result).getByRole('link').textContent)
const status = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

test('a query finds pages, articles, stories, events and questions, with slips and without accents [SEARCH-1 SEARCH-3]', async () => {
  show('/search?q=HÁCKATON')
  await status(/^Nothing has “HÁCKATON” in this spelling\. \d+ results with similar words\.$/)
  expect(titles()).toEqual(expect.arrayContaining(['Her City Hackathon', 'She Builds Hackathon']))
  const [event] = results().filter((result) => result.textContent.includes('Her City Hackathon'))
  expect(event).toHaveTextContent(/^Event/)
  expect(within(event!).getByRole('link')).toHaveAttribute('href', '/events/2024-09-20-her-city-hackathon')
  expect(within(event!).getByText('Hackathon', { selector: 'mark' })).toBeVisible()
})

test('where nothing is found the page says so, and leads on [SEARCH-5]', async () => {
  show('/search?q=zebra')
  await status('Nothing matches “zebra”.')
  expect(screen.getByText(/^Try a shorter word/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Events' })).toBeVisible()
})

test('where the texts do not arrive the page says so, keeps the words, and tries again [SEARCH-5]', async () => {
  textsOf = () => null
  show('/search?q=hiv')
  await status('The search could not be loaded.')
  expect(field()).toHaveValue('hiv')
  textsOf = searchEntries
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await status(/results? for “hiv”/)
})

test('many results come twenty at a time, and the focus goes on with the first new one [SEARCH-1]', async () => {
  const many = Array.from({ length: 45 }, (_, at) => ({
    to: `/blog/${at}`,
    kind: 'article' as const,
    title: `Lamps ${at}`,
    text: 'lamps',
  }))
  textsOf = (name) => (name === '1' ? many : [])
  show('/search?q=lamps')
  await status('45 results for “lamps”.')
  expect(results()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show more results' }))
  expect(results()).toHaveLength(40)
  expect(within(results()[20]!).getByRole('link')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Show more results' }))
  expect(results()).toHaveLength(45)
  expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull()
  // Escape empties the field, and the results go.
  await user.type(field(), '{Escape}')
  expect(field()).toHaveValue('')
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull()
})

const article = (text: string): SearchEntry => ({
  to: '/blog/9',
  kind: 'article',
  title: 'Light in the evening',
  text,
})

function showLarge(at: string, whole: () => ReadonlyArray<SearchEntry> | null) {
  textsOf = (name) => {
    if (name === 'brief') return [article('A house in Yaba.')]
    return name === '9' ? whole() : []
  }
  const page = { ...search, default: LargeSearch as unknown as typeof search.default }
  showPage(page, { path: '/search', at })
}

function LargeSearch() {
  return <SiteSearchSection heading="Search" intro={null} actions={[]} files={LARGE} />
}

const inWhole = () => [article('A house in Yaba. The generator went off twice.')]

test('a large site answers from titles and first sentences, without its whole texts [SEARCH-7]', async () => {
  showLarge('/search?q=yaba', inWhole)
  await status('1 result for “yaba”.')
  expect(asked).toEqual(['brief'])
  await user.click(screen.getByRole('button', { name: 'Search in the whole texts as well' }))
  await waitFor(() => expect(asked).toContain('9'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /whole texts/ })).toBeNull())
  expect(titles()).toEqual(['Light in the evening'])
})

test('where the first sentences have too little, the whole texts are looked through by themselves [SEARCH-7]', async () => {
  showLarge('/search?q=generator', inWhole)
  await status('1 result for “generator”.')
  expect(results()[0]).toHaveTextContent('The generator went off twice.')
})

test('whole texts that did not arrive are asked for again with the next letter [SEARCH-5 SEARCH-7]', async () => {
  let whole: ReadonlyArray<SearchEntry> | null = null
  showLarge('/search?q=generato', () => whole)
  await status('The whole texts could not be loaded.')
  whole = inWhole()
  await user.type(field(), 'r')
  await status('1 result for “generator”.')
})

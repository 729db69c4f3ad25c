import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { searchEntries, type SearchEntry } from '#src/content/search.ts'
import * as search from '#src/routes/site/search.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { showPage } from '#tests/layout/show-page.tsx'
import { newUser } from '#tests/setup/render.tsx'

const user = newUser()

let texts: ReadonlyArray<SearchEntry> | null
beforeEach(() => {
  texts = searchEntries()
})

mockServer(
  http.get('/search/texts.json', () =>
    texts === null ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(texts),
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
  texts = null
  show('/search?q=hiv')
  await status('The search could not be loaded.')
  expect(field()).toHaveValue('hiv')
  texts = searchEntries()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await status(/results? for “hiv”/)
})

test('many results come twenty at a time, and the focus goes on with the first new one [SEARCH-1]', async () => {
  texts = Array.from({ length: 45 }, (_, at) => ({
    to: `/blog/${at}`,
    kind: 'article' as const,
    title: `Lamps ${at}`,
    text: 'lamps',
  }))
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

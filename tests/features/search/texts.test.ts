import { expect, test } from 'vitest'
import { SENT_PAGES } from '#contract/form-pages.ts'
import { pagesToPrerender, sitePages } from '#scripts/content/site-pages.ts'
import { searchEntries } from '#src/content/search.ts'
import { loader } from '#src/routes/data-files.ts'
import { createTextSearch, TITLE_AND_TEXT } from '#src/features/search/text-search.ts'

const entries = searchEntries()

/** Not searchable: sign-in pages, targets of mailed links, and second steps of forms. */
const NOT_SEARCHED = [
  '/offline',
  '/confirm-address',
  '/confirm-subscription',
  '/unsubscribe',
  '/nominee-info',
  '/nominate-now',
  '/search',
  ...Object.values(SENT_PAGES),
]

test('every public page can be found, and no other [SEARCH-1]', () => {
  const paths = entries.filter(({ kind }) => kind === 'page').map(({ to }) => to)
  const wanted = sitePages.filter(
    (page) => !/^\/(?:explore|staff)\b|[:.]/.test(page) && !NOT_SEARCHED.includes(page),
  )
  expect(paths.toSorted()).toEqual(wanted.toSorted())
})

test('articles, stories, events, questions, causes and jobs can be found, each at its address [SEARCH-1]', async () => {
  const pages = await pagesToPrerender(process.cwd())
  for (const kind of ['article', 'story', 'event', 'question', 'cause', 'job']) {
    const own = entries.filter((entry) => entry.kind === kind)
    expect(own).not.toEqual([])
    for (const { to } of own) expect(pages).toContain(to.split('#')[0])
  }
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
})

const search = await createTextSearch(entries, TITLE_AND_TEXT)

/** The addresses that have every word of a query, as it is spelled. */
function addressesWith(query: string): Array<string> {
  const { found, isPartial, isGuess } = search(query)
  return isPartial || isGuess ? [] : found.map(({ text }) => text.to)
}

test.each([
  ['an award category', 'Blockchain Pioneer', '/nominate'],
  ['the text of an award category', 'shares the credit', '/nominate'],
  ['the text of a success story', 'Bisola Mushin', '/'],
  ['a pillar', 'incubation', '/'],
  ['a benefit of partners', 'brand visibility', '/partner-with-us'],
  ['what we do', 'school outreach', '/about-us'],
  ['a benefit of members', 'desk with light', '/community'],
  ['a benefit of non-profits', 'robot kits and a router', '/non-profits'],
  ['a group of the gallery', 'Industry Meets Individual', '/gallery'],
  ['an address to write to', 'partners@kentecode.example', '/contact-us'],
  ['how long data are kept', 'applications: 2 years', '/privacy-policy'],
])('%s is found on the page that shows it: %s [SEARCH-1]', (_, query, page) => {
  expect(addressesWith(query)).toContain(page)
})

test('cards of the member area are not found on public pages [SEARCH-1]', () => {
  expect(addressesWith('awesome team')).toEqual([])
})

test('an event is found by its date, in the words of its page [SEARCH-1]', () => {
  const ofYear = entries.filter(({ to }) => to.startsWith('/events/2026-')).map(({ to }) => to)
  expect(ofYear).toHaveLength(5)
  expect(addressesWith('2026')).toEqual(expect.arrayContaining(ofYear))
  expect(addressesWith('hackathon 2026')[0]).toBe('/events/2026-10-23-she-builds-hackathon')
  const text = entries.find(({ to }) => to === '/events/2026-10-23-she-builds-hackathon')?.text
  expect(text).toMatch(/^Friday 23 October 2026 – Saturday 24 October 2026\. /)
})

test('a heading that several slides show is in the text of the page once', () => {
  const home = entries.find(({ to }) => to === '/')
  expect(home?.text.split('We Inspire Women in Tech.')).toHaveLength(2)
})

test('texts have words, and no markup', () => {
  for (const { title, text } of entries) {
    expect(title).not.toBe('')
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|\s{2}/)
    // A quote that ends a sentence has its full stop already.
    expect(text).not.toMatch(/[.?!…][”’"]\./u)
  }
  for (const { kind, text } of entries) expect(text.length).toBeLessThanOrEqual(kind === 'page' ? 8000 : 2500)
})

test('one file has all texts [SEARCH-4]', async () => {
  const answer = loader({ request: { url: 'https://example.org/search/texts.json' } })
  expect(await answer.json()).toEqual(entries)
})

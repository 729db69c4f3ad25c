import { expect, test } from 'vitest'
import { SENT_PAGES } from '#contract/form-pages.ts'
import { pagesToPrerender } from '#scripts/content/pages-to-prerender.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { searchEntries, searchFileNames } from '#src/content/search.ts'
import { searchFiles, searchFileUrl } from '#src/lib/search-files.ts'
import { loader } from '#src/routes/site/search-file.ts'

const names = searchFileNames()
const entries = [...names.first, ...names.further].flatMap((name) => searchEntries(name) ?? [])

/** Not searchable: sign-in pages, targets of mailed links, and second steps of forms. */
const NOT_SEARCHED = [
  '/offline',
  '/login',
  '/password-recovery',
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

test('texts have words, and no markup', () => {
  for (const { title, text } of entries) {
    expect(title).not.toBe('')
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|\s{2}/)
  }
  expect(entries.every(({ text }) => text.length <= 2500)).toBe(true)
})

test('every file that the page names is written [SEARCH-4]', async () => {
  const pages = await pagesToPrerender(process.cwd())
  expect(pages.filter((page) => page.startsWith('/search/'))).toEqual(names.first.map(searchFileUrl))
  expect(names.further).toEqual([])
})

test('a site that grows has more files, not larger ones [SEARCH-4]', () => {
  const counts = { page: 20, article: 251, story: 0, event: 240, question: 1, cause: 5, job: 2 }
  expect(searchFiles(counts)).toEqual({
    first: ['page-1', 'article-1', 'article-2', 'event-1', 'question-1', 'cause-1', 'job-1'],
    further: [],
  })
})

test('a large site begins with titles and first sentences, and has the whole texts in further files [SEARCH-7]', () => {
  const counts = { page: 20, article: 1000, story: 0, event: 500, question: 1, cause: 0, job: 0 }
  expect(searchFiles(counts)).toEqual({
    first: ['page-1', 'brief-1', 'brief-2'],
    further: ['article-1', 'article-2', 'article-3', 'article-4', 'event-1', 'event-2', 'question-1'],
  })
})

test.each(['nothing.json', 'article-99.json', 'article-1', ''])('the file %s is not found', (file) => {
  let thrown: unknown
  try {
    loader({ params: { file } })
  } catch (error) {
    thrown = error
  }
  expect(thrown).toHaveProperty('status', 404)
})

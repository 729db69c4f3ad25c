import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import type { Expectations } from '#scripts/content/checks/expectations.ts'
import { messageOf } from '#scripts/content/checks/problem.ts'
import { expectations } from '#scripts/content/site-expectations.ts'
import { reportAfter, type Changes } from './changed-content.ts'

const RULES = ['needed', 'not-shown', 'specified']

/** The problems of expectations, without what is allowed. The unchanged fixtures have none. */
async function foundAfter(changes: Changes, more: Partial<Expectations> = {}) {
  const { problems } = await reportAfter(changes, { expectations: more })
  return problems
    .filter(({ rule }) => RULES.includes(rule))
    .map(({ file, line, column, found }) => `${file}:${line}:${column}  ${found}`)
}

type Specified = Expectations['specified'][number]

const BROKEN = 'question: How do I give?: now\n'

test.each<[what: string, changes: Changes, found: Array<string>, specified?: Specified]>([
  [
    'a list of cards without any',
    { 'benefits/workshops.yaml': ['group: pillars', 'group: partner-kinds'] },
    ['content/benefits:1:1  no document has group: pillars.'],
  ],
  [
    'a picture that code shows',
    { 'images/og.png': null },
    ['content/images/og.png:1:1  this picture is missing.'],
  ],
  [
    'a folder of which a page needs a document',
    { 'mentors/ada.md': null },
    ['content/mentors:1:1  there is no document here.'],
  ],
  [
    'words and numbers of documents that the specification fixes',
    { 'faqs/donations-1.yaml': null },
    [
      'content/faqs:1:1  "How do I give?" is not here.',
      'content/faqs:1:1  there are 2 documents, fewer than 3.',
    ],
  ],
  [
    'fewer documents than at first',
    { 'faqs/donations-1.yaml': null },
    ['content/faqs:1:1  there are 2 documents, fewer than 3.'],
    { statements: 'A', at: 'faqs', atLeast: 3 },
  ],
  [
    'more documents than exactly so many',
    { 'faqs/question-9.yaml': 'section: common\nquestion: Who?\nanswer: You.\norder: 9\n' },
    ['content/faqs:1:1  there are 4 documents, more than 3.'],
    { statements: 'A', at: 'faqs', count: 3 },
  ],
  [
    'a list that is not there',
    {},
    ['content/pages/home.yaml:1:1  there are 0 entries in pictures, fewer than 4.'],
    { statements: 'A', at: 'pages/home.yaml', list: 'pictures', atLeast: 4 },
  ],
  [
    'nothing where a file cannot be read',
    { 'faqs/donations-1.yaml': BROKEN },
    [],
    { statements: 'A', at: 'faqs', words: ['Nowhere'], count: 9 },
  ],
])('the checker names %s [CHECK-32 CHECK-36]', async (_, changes, found, specified) => {
  expect(await foundAfter(changes, specified && { specified: [specified] })).toEqual(found)
})

const NOT_LINKED = 'no menu and no other page links to this page.'

test('a page that neither a menu nor another page links to any more is an error [CHECK-32]', async () => {
  const linked = ['/blog', '/donate', '/events']
  expect(await foundAfter({}, { linked })).toEqual([])
  const unlinked: Changes = {
    'site.yaml': ['{ label: Events, to: /events }', '{ label: Events, to: /events/year/2026 }'],
  }
  expect(await foundAfter(unlinked, { linked })).toEqual([`content/pages/events.yaml:1:1  ${NOT_LINKED}`])
  const toItself: Changes = { 'pages/home.yaml': ['to: /donate', 'to: /home'] }
  expect((await foundAfter(toItself, { linked: ['/home'] })).join()).toContain(`home.yaml:1:1  ${NOT_LINKED}`)
})

test.each([
  ['about-us', '[jobs](/jobs)', true],
  ['about-us', '[jobs](/jobs#positions)', true],
  ['about-us', '[jobs][1]\\n\\n[1]: /jobs', true],
  ['not-found', '[jobs](/jobs)', false],
])('on the page %s, %s links to a page: %s [CHECK-32]', async (name, link, isLinked) => {
  const page = `title: Us\ndescription: All about us.\nheading: Us\nintro: "See our ${link}"\n`
  const found = await foundAfter({ [`pages/${name}.yaml`]: page }, { linked: ['/jobs'] })
  expect(found.join().includes(NOT_LINKED)).toBe(!isLinked)
})

test('only the categories of the edition are neither more nor fewer [CHECK-36] [SITE-6]', () => {
  const fixed = expectations.specified.filter(({ count }) => count !== undefined)
  expect(fixed).toEqual([{ statements: 'SITE-6 AWARD-2', at: 'categories', count: 22 }])
})

test('content that the specification fixes is named where it is missing [SITE-6 AWARD-1..6 AWARD-28 BLOG-1 BLOG-5 BLOG-7..12 STORY-1 HOME-1 HOME-2 HOME-6 HOME-7 HOME-10..13 HOME-15 ABOUT-3 ABOUT-4 PARTNER-5 PARTNER-7 FAQ-2 FAQ-3 FAQ-5..7 NONPROFIT-8 EVENT-1 EVENT-3 GALLERY-1..3 DONATE-2 DONATE-19 DONATE-20 NEWS-1..3 DISCUSS-5..7 EXPLORE-4..7 EXPLORE-9 EXPLORE-10 EXPLORE-26 DATA-20 DATA-23 DATA-24 DATA-26..28 DATA-30..34]', async () => {
  const { problems } = await checkContent({
    root: join(import.meta.dirname, 'no-content-here'),
    expectations,
  })
  const missing = problems.filter(({ rule }) => rule === 'needed').map(({ file }) => file)
  expect(missing).toEqual(
    expect.arrayContaining(['content/images/logo.svg', 'content/pages/images/empty-results.webp']),
  )
  const notes = problems.filter(({ rule }) => rule === 'specified').map(messageOf)
  for (const { statements } of expectations.specified) {
    const isNoted = notes.some((note) => note.includes(`(${statements})`))
    expect(isNoted, statements).toBe(true)
  }
  expect(expectations.collections).toEqual(expect.arrayContaining(['blog', 'mentors', 'testimonials']))
  for (const folder of ['events', 'jobs']) expect(expectations.collections).not.toContain(folder)
})

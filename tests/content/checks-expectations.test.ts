import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import type { Expectations } from '#scripts/content/checks/expectations/expectations.ts'
import { messageOf } from '#scripts/content/checks/problem.ts'
import { expectations } from '#scripts/content/expectations.ts'
import { linesAfter, reportAfter, type Changes } from './changed-content.ts'

/** The problems of expectations that the unchanged fixtures do not have. */
async function expectedAfter(changes: Changes, more: Partial<Expectations>) {
  const { problems } = await reportAfter(changes, { expectations: more })
  return problems
    .filter(({ rule }) => rule === 'needed' || rule === 'not-shown')
    .map((problem) => `${problem.file}:${problem.line}:${problem.column}  ${messageOf(problem)}`)
}

test('a page without a section that it shows is an error', async () => {
  expect(await linesAfter({ 'pages/home.yaml': ['key: partners', 'key: sponsors'] })).toEqual([
    'content/pages/home.yaml:1:1  there is no section with the key "partners". The page shows the sections pillars, partners.',
    'content/pages/home.yaml:20:10  the section "sponsors" is not shown. The page shows the sections pillars, partners.',
  ])
})

test('a page without its file is an error', async () => {
  expect(await linesAfter({ 'pages/home.yaml': null })).toContain(
    'content/pages/home.yaml:1:1  this file is missing. The page of this name takes its words from it.',
  )
})

test('a list of cards that a page shows has at least one', async () => {
  expect(await linesAfter({ 'benefits/workshops.yaml': ['group: pillars', 'group: partner-kinds'] })).toEqual(
    ['content/benefits:1:1  no document has group: pillars. A page shows these, and would have a gap.'],
  )
})

test('a picture that code shows is an error where it is missing, though no document names it', async () => {
  expect(await linesAfter({ 'images/og.png': null })).toContain(
    'content/images/og.png:1:1  this picture is missing. The site shows it without a document naming it, so it keeps its place and name.',
  )
})

test('a page that neither a menu nor another page links to any more is an error [CHECK-32]', async () => {
  const linked = ['/blog', '/donate', '/events']
  expect(await expectedAfter({}, { linked })).toEqual([])
  expect(
    await expectedAfter(
      { 'site.yaml': ['{ label: Events, to: /events }', '{ label: Events, to: /events/year/2026 }'] },
      { linked },
    ),
  ).toEqual([
    'content/pages/events.yaml:1:1  no menu and no other page links to this page. Link to /events in a menu of site.yaml or on another page. Visitors find a page by links only. Those of error pages do not count.',
  ])
})

test('a link on an error page does not count [CHECK-32]', async () => {
  const page =
    'title: Gone\ndescription: This page is not here.\nheading: Gone\nintro: Read about our [jobs](/jobs).\n'
  const changes = (name: string): Changes => ({ [`pages/${name}.yaml`]: page })
  const problem = expect.stringContaining('content/pages/jobs.yaml:1:1  no menu and no other page links')
  expect(await expectedAfter(changes('about-us'), { linked: ['/jobs'] })).not.toContainEqual(problem)
  expect(await expectedAfter(changes('not-found'), { linked: ['/jobs'] })).toContainEqual(problem)
})

test.each(['[jobs](/jobs)', '[jobs](/jobs#positions)', '[jobs](</jobs>)', '[jobs][1]\\n\\n[1]: /jobs'])(
  'a page is linked to by %s [CHECK-32]',
  async (link) => {
    const page = `title: Us\ndescription: All about us.\nheading: Us\nintro: "See our ${link}"\n`
    expect(await expectedAfter({ 'pages/about-us.yaml': page }, { linked: ['/jobs'] })).not.toContainEqual(
      expect.stringContaining('no menu and no other page links'),
    )
  },
)

test('a link of a page to itself does not lead to it [CHECK-32]', async () => {
  expect(
    await expectedAfter({ 'pages/home.yaml': ['to: /donate', 'to: /home'] }, { linked: ['/home'] }),
  ).toEqual([
    expect.stringContaining('content/pages/home.yaml:1:1  no menu and no other page links to this page.'),
  ])
})

test('words and counts that leave the specification are noted', async () => {
  expect(await linesAfter({ 'faqs/donations-1.yaml': null })).toEqual([
    'content/faqs:1:1  "How do I give?" is not here. docs/spec.md says otherwise (FAQ-1). Change it there as well if this is on purpose.',
    'content/faqs:1:1  there are 2 documents, not 3. docs/spec.md says otherwise (FAQ-1). Change it there as well if this is on purpose.',
  ])
})

/** The warnings about specified content, without their fix. */
async function specifiedAfter(changes: Changes, specified: Expectations['specified']) {
  return (await reportAfter(changes, { expectations: { specified } })).problems
    .filter(({ rule }) => rule === 'specified')
    .map(({ file, found }) => `${file}: ${found}`)
}

test('editors add documents without a warning, and lose none below the number at first [CHECK-36]', async () => {
  const added: Changes = {
    'faqs/question-9.yaml': 'section: common\nquestion: Who?\nanswer: You.\norder: 9\n',
  }
  const removed: Changes = { 'faqs/donations-1.yaml': null }
  const atLeast = [{ statements: 'FAQ-1', at: 'faqs', atLeast: 3 }]
  expect(await specifiedAfter({}, atLeast)).toEqual([])
  expect(await specifiedAfter(added, atLeast)).toEqual([])
  expect(await specifiedAfter(removed, atLeast)).toEqual([
    'content/faqs: there are 2 documents, fewer than 3.',
  ])
  const exactly = [{ statements: 'FAQ-1', at: 'faqs', count: 3 }]
  expect(await specifiedAfter(added, exactly)).toEqual(['content/faqs: there are 4 documents, not 3.'])
  expect(await specifiedAfter(removed, exactly)).toEqual(['content/faqs: there are 2 documents, not 3.'])
})

test('entries of a list and documents of a group are counted as the specification counts them [CHECK-36]', async () => {
  const images = { statements: 'HOME-11', at: 'gallery', list: 'images' }
  expect(await specifiedAfter({}, [{ ...images, atLeast: 2, atMost: 2 }])).toEqual([])
  const counted = 'content/gallery/first-event.yaml: there are 2 entries in images'
  expect(await specifiedAfter({}, [{ ...images, atLeast: 3 }])).toEqual([`${counted}, fewer than 3.`])
  expect(await specifiedAfter({}, [{ ...images, atMost: 1 }])).toEqual([`${counted}, more than 1.`])
  expect(
    await specifiedAfter({}, [{ statements: 'HOME-1', at: 'pages/home.yaml', list: 'pictures', atLeast: 4 }]),
  ).toEqual(['content/pages/home.yaml: there are 0 entries in pictures, fewer than 4.'])
  const common = { statements: 'FAQ-2', at: 'faqs', having: { section: 'donations' } }
  expect(await specifiedAfter({}, [{ ...common, atLeast: 1 }])).toEqual([])
  expect(await specifiedAfter({ 'faqs/donations-1.yaml': null }, [{ ...common, atLeast: 1 }])).toEqual([
    'content/faqs: there are 0 documents with section: donations, fewer than 1.',
  ])
})

test('a document that cannot be read is not said to leave the specification as well [CHECK-36]', async () => {
  const broken: Changes = { 'faqs/donations-1.yaml': 'question: How do I give?: now\n' }
  expect(
    await specifiedAfter(broken, [{ statements: 'FAQ-1', at: 'faqs', words: ['Nowhere'], count: 9 }]),
  ).toEqual([])
})

test('only the categories of the edition are neither more nor fewer [CHECK-36] [SITE-6]', () => {
  const fixed = expectations.specified.filter(({ count }) => count !== undefined)
  expect(fixed).toEqual([{ statements: 'SITE-6 AWARD-2', at: 'categories', count: 22 }])
})

test('content that the specification fixes is noted where it is missing [SITE-6 AWARD-1..6 AWARD-28 BLOG-1 BLOG-5 BLOG-7..12 STORY-1 HOME-1 HOME-2 HOME-6 HOME-7 HOME-10..13 HOME-15 ABOUT-3 ABOUT-4 PARTNER-5 PARTNER-7 FAQ-2 FAQ-3 FAQ-5..7 NONPROFIT-8 EVENT-1 EVENT-3 GALLERY-1..3 DONATE-2 DONATE-19 DONATE-20 NEWS-1..3 DISCUSS-5..7 EXPLORE-4..7 EXPLORE-9 EXPLORE-10 EXPLORE-26 DATA-20 DATA-23 DATA-24 DATA-26..28 DATA-30..34]', async () => {
  const { problems } = await checkContent({
    root: join(import.meta.dirname, 'no-content-here'),
    expectations,
  })
  const missing = problems.filter(({ rule }) => rule === 'needed').map(({ file }) => file)
  expect(missing).toEqual(
    expect.arrayContaining(['content/images/logo.svg', 'content/pages/images/empty-results.webp']),
  )
  const notes = problems.filter(({ rule }) => rule === 'specified').map(({ expected }) => expected)
  for (const { statements } of expectations.specified) {
    const isNoted = notes.some((note) => note.includes(`(${statements})`))
    expect(isNoted, statements).toBe(true)
  }
})

test('a page that no route shows is noted, with the page it may be meant for [CHECK-32]', async () => {
  expect(await linesAfter({ 'pages/press.yaml': 'title: Press\n' })).toContain(
    'content/pages/press.yaml:1:1  no page shows "press". A file of this folder has the name of its page. A page of a new name needs code as well.',
  )
  expect(await expectedAfter({}, { files: { gallery: ['first-events'] } })).toEqual([
    'content/gallery/first-event.yaml:1:1  no page shows "first-event". Did you mean "first-events"? A file of this folder has the name of its page. A page of a new name needs code as well.',
    'content/gallery/first-events.yaml:1:1  this file is missing. The page of this name takes its words from it.',
  ])
})

test('a folder of which a page needs a document may not lose all of them [CHECK-32]', async () => {
  expect(await expectedAfter({ 'mentors/ada.md': null }, { collections: ['mentors'] })).toEqual([
    'content/mentors:1:1  there is no document here. Put one of the removed files back, or write a new one. A page of the site needs at least one.',
  ])
  expect(expectations.collections).toEqual(expect.arrayContaining(['blog', 'mentors', 'testimonials']))
  for (const folder of ['events', 'jobs']) expect(expectations.collections).not.toContain(folder)
})

test('a section that the page does not show is noted at its key [CHECK-32]', async () => {
  expect(await linesAfter({ 'pages/home.yaml': ['key: partners', 'key: partner'] })).toEqual([
    'content/pages/home.yaml:1:1  there is no section with the key "partners". The page shows the sections pillars, partners.',
    expect.stringMatching(
      /:\d+:\d+ {2}the section "partner" is not shown. Did you mean "partners"\? The page shows the sections pillars, partners\.$/,
    ),
  ])
})

test('a page of one document needs one, and names a second that is not shown [CHECK-32]', async () => {
  const values = [{ folder: 'projects', field: 'isFeatured', values: [true], isOne: true }]
  const laptops: Changes = { 'projects/laptops.yaml': ['isFeatured: true', 'isFeatured: false'] }
  const pads = (more: string): Changes => ({
    'projects/pads.yaml': ['isFeatured: false', `isFeatured: true${more}`],
  })
  expect(await expectedAfter({}, { values })).toEqual([])
  expect(await expectedAfter(laptops, { values })).toEqual([
    'content/projects:1:1  no document has isFeatured: true. A page shows these, and would have a gap.',
  ])
  expect(await expectedAfter(pads(''), { values })).toEqual([
    'content/projects/pads.yaml:6:13  isFeatured is true in content/projects/laptops.yaml too, so this document is not shown there. The page has room for one.',
  ])
  // A second, hidden document does not count.
  expect(await expectedAfter(pads('\ndraft: true'), { values })).toEqual([])
})

test('a character that the fonts of the report do not have is refused at its place, and letters of Lagos are not [CHECK-33]', async () => {
  const report = async (title: string) =>
    (await linesAfter({ 'reports/2020.yaml': `title: ${title}\n` })).filter((line) =>
      line.includes('printed'),
    )
  expect(await report('Ọlá ńlá, ₦ and ẹ̀kọ́')).toEqual([])
  expect(await report('Work 字')).toEqual([
    'content/reports/2020.yaml:1:8  the character 字 cannot be printed. Write it with other letters. The fonts of the report have the letters of English, Yoruba, Igbo, Hausa and other Latin languages, and ₦.',
  ])
})

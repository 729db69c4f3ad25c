import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sitePages } from '#scripts/content/site-pages.ts'
import { linesAfter, reportAfter, type Changes } from '#tests/content/changed-content.ts'

const problemsAfter = async (changes: Changes) => await linesAfter(changes, [...sitePages])

test('a document that is shown may not lead to a draft, and the message names both [DRAFT-3]', async () => {
  expect(await problemsAfter({ 'blog/first.md': ['id: 1', 'id: 1\ndraft: true'] })).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/home\.yaml:\d+:\d+ {2}.*"\/blog\/1" leads to content\/blog\/first\.md, which is a draft\./,
    ),
  )
})

test('a slash at the end does not hide that a link leads to a draft [DRAFT-3]', async () => {
  const lines = await problemsAfter({
    'blog/first.md': ['id: 1', 'id: 1\ndraft: true'],
    'blog/second.md': ['/blog/1', '/blog/1/'],
  })
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/blog\/second\.md:.*"\/blog\/1" leads to .*, which is a draft\./),
  )
})

const talk = readFileSync('tests/fixtures/content/events/first-talk.md', 'utf8')
const nextYear = (line: string) =>
  talk.replaceAll('2026-03-07', '2027-03-07').replace('title:', `${line}title:`)

test('the page of a year counts the events that are shown while the link to it is [DRAFT-3]', async () => {
  const lines = async (line: string) =>
    (
      await problemsAfter({
        'events/next-talk.md': nextYear(line),
        'mentors/ada.md': ['She has', 'See [all](/events/year/2027). She has'],
      })
    ).filter((each) => each.includes('/events/year/2027'))
  expect(await lines('')).toEqual([])
  const none = 'there is no event of the year "2027", so there is no page "/events/year/2027".'
  expect(await lines('draft: true\n')).toEqual([expect.stringContaining(`ada.md:22:5  ${none}`)])
  expect(await lines('publishAt: 2027-01-01\n')).toEqual([expect.stringContaining(`ada.md:22:5  ${none}`)])
  const { problems } = await reportAfter(
    {
      'events/next-talk.md': nextYear('expiresAt: 2027-06-01\n'),
      'mentors/ada.md': ['She has', 'See [all](/events/year/2027). She has'],
    },
    { pages: [...sitePages] },
  )
  expect(problems.map(({ rule, found }) => `${rule}: ${found}`)).toEqual([
    `hidden-target-later: from 1 June 2027 on, ${none}`,
  ])
})

test('a document that is shown with an event, or a draft like it, may lead to the page of its year', async () => {
  const text = nextYear('draft: true\n')
  const ofDraft = await problemsAfter({
    'events/next-talk.md': `${text}\nSee [all](/events/year/2027).\n`,
  })
  expect(ofDraft).toEqual([])
  const later = nextYear('publishAt: 2027-01-01\nexpiresAt: 2027-06-01\n')
  expect(await problemsAfter({ 'events/next-talk.md': `${later}\nSee [all](/events/year/2027).\n` })).toEqual(
    [],
  )
})

test('pages of the blog count the articles that are shown [DRAFT-3]', async () => {
  const second = readFileSync('tests/fixtures/content/blog/second.md', 'utf8')
  const article = (id: number, line = '') =>
    second
      .replace('id: 2', `${line}id: ${id}`)
      .replace('The second article', `Article of ${'abcdefg'.charAt(id - 3).repeat(12)}`)
  const seven = (line: string) => ({
    ...Object.fromEntries([3, 4, 5, 6].map((id) => [`blog/article-${id}.md`, article(id)])),
    'blog/article-7.md': article(7, line),
    'mentors/ada.md': ['She has', 'See [older articles](/blog/page/2). She has'] as [string, string],
  })
  const about = async (line: string) =>
    (await problemsAfter(seven(line))).filter((each) => each.includes('mentors'))
  expect(await about('')).toEqual([])
  expect(await about('draft: true\n')).toEqual([
    expect.stringContaining('the list of articles has no page "2". Write "/blog".'),
  ])
})

test('a link to what expires before the linking document is a warning, until it has expired [DRAFT-3]', async () => {
  const later = await problemsAfter({ 'blog/first.md': ['id: 1', 'id: 1\nexpiresAt: 2026-06-01'] })
  expect(later.join()).toContain('content/blog/first.md, which is not shown from 1 June 2026 on.')
})

test('a link to an anchor that is or will be hidden with its document is a warning [DRAFT-3]', async () => {
  const group = readFileSync('tests/fixtures/content/gallery/first-event.yaml', 'utf8')
  const findingsAfter = async (line: string) =>
    (
      await reportAfter(
        {
          'gallery/second-event.yaml': `${line}${group.replace('First', 'Second').replace('order: 1', 'order: 2')}`,
          'mentors/ada.md': ['She has', 'See [the second](/gallery#event-second-event). She has'],
        },
        { pages: [...sitePages] },
      )
    ).problems
      .filter(({ file }) => file === 'content/mentors/ada.md')
      .map(({ rule, found }) => `${rule}: ${found}`)
  expect(await findingsAfter('')).toEqual([])
  expect(await findingsAfter('draft: true\n')).toEqual([
    'unknown-anchor: the page /gallery has no anchor "event-second-event".',
  ])
  expect(await findingsAfter('expiresAt: 2027-06-01\n')).toEqual([
    'hidden-target-later: from 1 June 2027 on, the page /gallery has no anchor "event-second-event".',
  ])
})

test('a link to a section of questions of which none is or will be shown is a warning [DRAFT-3]', async () => {
  const findingsAfter = async (line: string) =>
    (
      await reportAfter(
        {
          'faqs/donations-1.yaml': ['question:', `${line}question:`],
          'mentors/ada.md': [
            'She has',
            'See [how to give](/faqs#donations), [and the rest](/faqs#common). She has',
          ],
        },
        { pages: [...sitePages] },
      )
    ).problems
      .filter(({ file }) => file === 'content/mentors/ada.md')
      .map(({ rule, found }) => `${rule}: ${found}`)
  expect(await findingsAfter('')).toEqual([])
  expect(await findingsAfter('draft: true\n')).toEqual([
    'unknown-anchor: the page /faqs has no anchor "donations".',
  ])
  expect(await findingsAfter('expiresAt: 2027-06-01\n')).toEqual([
    'hidden-target-later: from 1 June 2027 on, the page /faqs has no anchor "donations".',
  ])
})

test('drafts may lead to drafts', async () => {
  const draft = (id: number): [string, string] => [`id: ${id}`, `id: ${id}\ndraft: true`]
  const lines = await problemsAfter({ 'blog/first.md': draft(1), 'blog/second.md': draft(2) })
  expect(lines.filter((line) => line.startsWith('content/blog/') && line.includes('leads to'))).toEqual([])
})

test.each([
  ['publishAt: 2026-13-01', 'Months go from 01 to 12.'],
  ['publishAt: 2026-12-24 10:00', '"2026-12-24 10:00" is not a date and time'],
  ['draft: yes', 'Write true or false'],
  ['publishAt: 2026-05-02\nexpiresAt: 2026-05-01', 'the document expires before it is published.'],
])('%s is refused [DRAFT-3]', async (line, message) => {
  expect((await problemsAfter({ 'events/first-talk.md': ['title:', `${line}\ntitle:`] })).join()).toContain(
    message,
  )
})

test('a list that a page needs may not be empty because nothing of it is shown [DRAFT-3]', async () => {
  expect((await problemsAfter({ 'mentors/ada.md': ['name:', 'draft: true\nname:'] })).join()).toContain(
    'no document of content/mentors is shown. Show one of them.',
  )
})

test('a list that a page needs and that will be empty is a warning today, with the day and the last document [DRAFT-3]', async () => {
  const until = (day: string): [string, string] => ['name:', `expiresAt: ${day}\nname:`]
  const ada = readFileSync('tests/fixtures/content/mentors/ada.md', 'utf8')
  const eve = (lines: string) => ada.replace('name: Ada Obi', `${lines}\nname: Eve Dogonyaro`)
  const linesWith = async (other?: string) =>
    await linesAfter({
      'mentors/ada.md': until('2027-06-01'),
      ...(other && { 'mentors/eve.md': eve(other) }),
    })
  const words = (day: string) =>
    `from ${day} on, no document of content/mentors is shown: this is the last one. Show another one from then on, or give this one more time. A page of the site needs at least one, and the site could not be built from that day on.`
  expect(await linesWith()).toEqual([`content/mentors/ada.md:2:12  ${words('1 June 2027')}`])
  expect((await linesWith('draft: true')).at(0)).toContain(`mentors/ada.md:2:12  ${words('1 June 2027')}`)
  // Even if another one follows after a gap.
  expect((await linesWith('publishAt: 2027-06-02')).at(0)).toContain(`ada.md:2:12  ${words('1 June 2027')}`)
  expect((await linesWith('publishAt: 2027-06-01\nexpiresAt: 2027-07-01')).join()).toContain(
    `content/mentors/eve.md:3:12  ${words('1 July 2027')}`,
  )
  expect((await linesWith('publishAt: 2027-06-01')).join()).not.toContain('no document of content/mentors')
})

test('a list that may be empty may also become so', async () => {
  expect(await linesAfter({ 'jobs/teacher.md': ['role:', 'expiresAt: 2027-06-01\nrole:'] })).toEqual([])
})

test('the words of pages that always exist have no dates', async () => {
  expect((await problemsAfter({ 'pages/home.yaml': ['title:', 'draft: true\ntitle:'] })).join()).toContain(
    'there is no field "draft" here.',
  )
})

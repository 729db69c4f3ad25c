import { expect, test } from 'vitest'
import { sitePages } from '#scripts/content/site-pages.ts'
import { linesAfter, reportAfter, type Changes } from './changed-content.ts'

const file = (...entries: Array<[from: string, to: string]>) =>
  ['redirects:', ...entries.map(([from, to]) => `  - from: '${from}'\n    to: '${to}'`), ''].join('\n')

const lines = async (text: string, more: Changes = {}) =>
  await linesAfter({ 'redirects.yaml': text, ...more }, [...sitePages])

test('an old address leads to a page, with a question and a mark where needed [REDIRECT-1]', async () => {
  const text = file(
    ['/news', '/blog'],
    ['/blog/7', '/blog/1#related'],
    ['/explore/jobs/trainer.html', '/explore/jobs'],
    ['/events/talk-of-2019.ics', '/events.ics'],
    ['/give', '/donate?cause=laptops'],
    ['/home', '/'],
  )
  expect(await lines(text)).toEqual([])
})

test.each([
  ['/blog', '2:11  "/blog" is the address of a page of this site. Remove this entry, or the page.'],
  ['/blog/1', '2:11  "/blog/1" is the address of a page of this site.'],
  ['/events.ics', '2:11  "/events.ics" is the address of a page of this site.'],
  ['/events/first-talk.ics', '2:11  "/events/first-talk.ics" is the address of a page'],
  ['/auth/login', '2:11  addresses at /auth belong to the site itself.'],
  ['/staff', '2:11  addresses at /staff belong to the site itself.'],
  ['/Old', '2:11  from: "/Old" does not fit. It must look like /old-page: small letters'],
  ['/old/', '2:11  from: "/old/" does not fit.'],
  ['/old?page=2', '2:11  from: "/old?page=2" does not fit.'],
  ['/old/../x', '2:11  from: "/old/../x" does not fit.'],
  ['/old/*', '2:11  from: "/old/*" does not fit.'],
])('%s cannot be an old address [REDIRECT-1]', async (from, message) => {
  const found = await lines(file([from, '/donate']))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`content/redirects.yaml:${message}`)
})

test.each([
  ['https://example.org/', '"https://example.org/" is an address of another site.'],
  ['//example.org', '"//example.org" is an address of another site.'],
  ['/blgo', 'there is no page "/blgo" on this site. Did you mean "/blog"?'],
  ['/blog/99', '"/blog/99" leads nowhere: there is no "99".'],
  ['/Blog', 'the address "/Blog" has capital letters. Write "/blog".'],
  ['/blog/?x#y', '"/blog/?x#y" has a slash at the end. Write "/blog?x#y".'],
  ['blog', 'the link "blog" is neither a page of this site nor an https address. Did you mean "/blog"?'],
])('nothing leads to %s [REDIRECT-1]', async (to, message) => {
  const found = await lines(file(['/news', to]))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`content/redirects.yaml:3:9  ${message}`)
})

test('an old address leads neither to another one, nor round in a circle, nor to itself [REDIRECT-1]', async () => {
  const chain = file(['/a', '/b#x'], ['/b', '/c'], ['/c', '/blog'])
  expect((await lines(chain)).map((line) => line.split('. An old')[0])).toEqual([
    'content/redirects.yaml:3:9  "/b" is an old address itself. Write "/blog", where it leads in the end',
    'content/redirects.yaml:5:9  "/c" is an old address itself. Write "/blog", where it leads in the end',
  ])
  const circle = 'content/redirects.yaml:3:9  this leads round in a circle: '
  expect((await lines(file(['/a', '/b'], ['/b', '/a'])))[0]).toContain(
    `${circle}/a, /b, /a. Write the address of a page.`,
  )
  expect((await lines(file(['/a', '/a'])))[0]).toContain(`${circle}/a, /a.`)
  expect((await lines(file(['/a', '/b'], ['/b', '/c'], ['/c', '/b'])))[0]).toContain(
    `${circle}/a, /b, /c, /b.`,
  )
})

test('one old address does not lead to two pages [REDIRECT-1]', async () => {
  expect(await lines(file(['/news', '/blog'], ['/news', '/donate']))).toEqual([
    'content/redirects.yaml:4:11  "/news" is there twice. Remove one of the two. An old address leads to one page; the first is on line 2.',
  ])
})

test('an old address leads to no draft, and a draft keeps its address [REDIRECT-1]', async () => {
  const draft: Changes = { 'jobs/teacher.md': ['role:', 'draft: true\nrole:'] }
  const { problems } = await reportAfter(
    { ...draft, 'redirects.yaml': file(['/work', '/explore/jobs/teacher']) },
    { pages: [...sitePages] },
  )
  expect(problems.map(({ rule }) => rule)).toEqual(['hidden-target'])
  expect((await lines(file(['/explore/jobs/teacher', '/explore/jobs']), draft))[0]).toContain(
    'is the address of a page',
  )
})

test('a link to an old address is told where that leads [REDIRECT-2]', async () => {
  const link = (to: string): Changes => ({ 'pages/home.yaml': ['to: /donate', `to: ${to}`] })
  const text = file(['/news', '/blog'], ['/blog/7', '/blog/1'])
  expect((await lines(text, link('/news')))[0]).toContain('Write "/blog", where this old address leads.')
  expect((await lines(text, link('/blog/7')))[0]).toContain('Write "/blog/1", where this old address leads.')
})

test('a broken file of redirects has the problems of any file', async () => {
  expect((await lines('redirects:\n  - from: /a\n'))[0]).toContain('"to" is missing.')
  expect((await lines('redirects:\n'))[0]).toContain('"redirects" is empty.')
  expect((await lines('redirects:\n  - /a /b\n'))[0]).toContain('this is the text "/a /b"')
})

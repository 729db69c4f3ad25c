import { expect, test } from 'vitest'
import { knownParameters } from '#scripts/content/checks/links/parameters.ts'
import { leftoversOf, UNDERSTOOD } from '#scripts/content/checks/markdown/leftovers.ts'
import { markdownTree } from '#scripts/content/markdown/markdown-tree.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { searchForCause, searchForType } from '#src/features/donations/donation-address.ts'
import { searchWithPhoto } from '#src/features/gallery/photo-address.ts'
import { viewSearch, type DirectoryView } from '#src/features/mentors/directory-address.ts'
import { EMPTY_SELECTION, FILTERS } from '#src/features/mentors/filters.ts'
import { categoryUrl } from '#src/features/nominations/category-url.ts'
import { linesAfter } from './changed-content.ts'

/** The messages for the first article with this text instead of its link to the donation page. */
function rulesOf(words: string) {
  const lines = linesAfter({ 'blog/first.md': ['[give](/donate?cause=laptops)', words] }, [...sitePages])
  return lines.map((line) => line.replace(/^content\/blog\/first\.md:/, ''))
}

test.each(['[this]', '[Learn more]', '[click here]', '[**Here**…]', '[Find out more »]'])(
  'the words %s say nothing about where they lead [CHECK-14]',
  (words) =>
    expect(rulesOf(`${words}(/donate)`)).toEqual([
      expect.stringMatching(/^12:32 {2}the link ".*" does not say/),
    ]),
)

test.each(['[this year’s report](/explore/our-impact)', '[here in Lagos](/events)'])(
  '%s says where it leads [CHECK-14]',
  (words) => expect(rulesOf(words)).toEqual([]),
)

test('a broken link is found behind escapes, entities, emphasis and code, at its own place [CHECK-14]', () => {
  expect(rulesOf('\\* &amp; *b* `[c](d` [**give**] (/donate)')).toEqual([
    expect.stringMatching(
      /^12:53 {2}the space in "\[\*\*give\*\*\] \(\/donate\)" keeps it from being a link\. Write "\[\*\*give\*\*\]\(\/donate\)"\./,
    ),
  ])
})

test('a reference within a quotation finds its address outside, and one that is missing does not [CHECK-14]', () => {
  expect(rulesOf('[give][a]\n\n> [take][b] and [c][]\n\n[a]: /donate\n[B]: /faqs\n\n')).toEqual([
    expect.stringContaining('14:17  nothing says where "[c][]" leads: there is no "[c]: …".'),
  ])
})

test('what Markdown has understood is masked, and all other characters keep their place [CHECK-14]', () => {
  const source = 'a [b](/c) `d` \\[e\\] ![f](g) **h** [i] (j)'
  const leftovers = leftoversOf(source, markdownTree(source))
  expect(leftovers).toHaveLength(source.length)
  expect(leftovers.replaceAll(UNDERSTOOD, '')).toBe('a b  e  h [i] (j)')
})

test('every query that the pages write for themselves is known [CHECK-15]', () => {
  const selection = FILTERS.reduce((chosen, filter) => ({ ...chosen, [filter]: ['x'] }), EMPTY_SELECTION)
  const view: DirectoryView = { selection, query: 'x', sort: 'name', page: 2 }
  const addresses = [
    `/donate${searchForCause(new URLSearchParams(), 'x')}`,
    `/donate${searchForType(new URLSearchParams(), 'company')}`,
    categoryUrl('x'),
    `/gallery${searchWithPhoto(new URLSearchParams(), 'x')}`,
    `/explore/community${viewSearch(view)}`,
  ]
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, 'https://example.org')
    expect([...searchParams.keys()].filter((name) => !knownParameters[pathname]?.includes(name))).toEqual([])
  }
})

test.each([
  '/blog/page/1',
  '/blog/2/',
  '/donate/?cause=laptops&amount=10',
  '/donate?amount=10&cause=laptops',
  '/faqs/#question-1',
  '/explore/blog#2',
  '/blog/2#related',
  '/events/first-talk',
  '/events/year/2026/page/1#first-talk',
  '/events/first-talk.ics',
  '/#top',
])('a link to %s leads somewhere [CHECK-15]', (address) => expect(rulesOf(`[give](${address})`)).toEqual([]))

test.each([
  ['/blog/page/2', 'the list of articles has no page "2".'],
  ['/blog/page/0', 'the list of articles has no page "0".'],
  ['/explore/blog#7', 'the page /explore/blog has no anchor "7".'],
  [
    '/events#first-talk',
    'the page /events has no anchor "first-talk". Write "/events/first-talk", the page of the event.',
  ],
  ['/events/year/1999', 'there is no event of the year "1999", so there is no page "/events/year/1999".'],
  [
    '/events/year/2026/page/2',
    'the list of events of 2026 has no page "2". Write "/events/year/2026". It has one page only.',
  ],
  ['/events/year/2026#other', 'the page /events/year/2026 has no anchor "other".'],
  ['/events/first.ics', '"/events/first.ics" leads nowhere'],
  ['/blog/99/', '"/blog/99/" leads nowhere: there is no "99".'],
  ['/impact-stories/no-such-story/', 'leads nowhere: there is no "no-such-story".'],
  ['/events/no-such-event/?x#top', 'leads nowhere: there is no "no-such-event".'],
  ['/donate/?cause=nothing', 'leads nowhere: there is no "nothing".'],
  ['/donate?amount=10&cause=nothing', 'leads nowhere: there is no "nothing".'],
  ['/faqs/#nothing-here', 'leads nowhere: there is no "nothing-here".'],
  ['/faqs?q=x#nothing-here', 'leads nowhere: there is no "nothing-here".'],
  ['/events/first', '"/events/first" leads nowhere'],
  ['/donate/first', '"/donate/first" leads nowhere'],
  ['/jobs/first', '"/jobs/first" leads nowhere'],
  [
    'https://www.{domain}/faqs',
    '"https://www.gelegrid.example/faqs" is a page of this site with its whole address. Write "/faqs".',
  ],
])('a link to %s is named [CHECK-15]', (address, found) => {
  expect(rulesOf(`[give](${address})`)).toEqual([expect.stringContaining(found)])
})

test.each([
  ['javascript:void', 'would run a program in the browser of visitors.'],
  ['VBScript:x', 'would run a program in the browser of visitors.'],
  ['data:text/plain,x', 'has a whole file inside it, which browsers refuse to open.'],
  ['file:///x', 'leads to a file on one computer, which nobody else has.'],
  ['http://example.org', 'is not encrypted'],
  ['https://me:pw@example.org', 'has the user name "me" and a password in it'],
])('the address %s is refused with its reason [CHECK-16]', (address, why) => {
  expect(rulesOf(`[give](${address})`)).toEqual([expect.stringContaining(why)])
})

test('no message repeats a password [CHECK-16]', () => {
  expect(rulesOf('[give](https://me:secret@example.org)').join()).not.toContain('secret')
})

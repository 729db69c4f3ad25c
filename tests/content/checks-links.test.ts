import { expect, test } from 'vitest'
import { sitePages } from '#scripts/content/site-pages.ts'
import { linesAfter } from './changed-content.ts'

const pages = [
  '/',
  '/login',
  '/blog',
  '/blog/:id',
  '/blog/page/:page',
  '/events',
  '/donate',
  '/partner-with-us',
  '/faqs',
  '/explore',
]

test('an address without https is told how to write it', () => {
  expect(linesAfter({ 'events/first-talk.md': ['https://events', 'http://events'] })).toEqual([
    'content/events/first-talk.md:8:18  registrationUrl: "http://events.gelegrid.example/first" is not a complete https address. Write "https://events.gelegrid.example/first". Addresses of other sites are complete and begin with https://.',
  ])
})

test('an address without its beginning is told how to write it', () => {
  expect(
    linesAfter({ 'events/first-talk.md': ['https://events.{domain}/first', 'www.events.example'] }),
  ).toEqual([
    'content/events/first-talk.md:8:18  registrationUrl: "www.events.example" is not a complete https address. Write "https://www.events.example". Addresses of other sites are complete and begin with https://.',
  ])
})

test('a page of ours is no address of another site', () => {
  expect(linesAfter({ 'events/first-talk.md': ['https://events.{domain}/first', '/events'] })).toEqual([
    'content/events/first-talk.md:8:18  registrationUrl: "/events" is not a complete https address. Addresses of other sites are complete and begin with https://.',
  ])
})

test('an address with a blank is refused', () => {
  expect(linesAfter({ 'events/first-talk.md': ['{domain}/first', '{domain}/first talk'] })).toEqual([
    'content/events/first-talk.md:8:18  registrationUrl: "https://events.gelegrid.example/first talk" is not a complete https address. Addresses of other sites are complete and begin with https://.',
  ])
})

test('a link without its slash is told how to write it', () => {
  expect(linesAfter({ 'pages/home.yaml': ['to: /donate', 'to: donate'] })).toEqual([
    'content/pages/home.yaml:13:9  to: the link "donate" is neither a page of this site nor an https address. Did you mean "/donate"? Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('a link that goes up a folder is refused', () => {
  expect(linesAfter({ 'pages/home.yaml': ['to: /donate', 'to: ../donate'] })).toEqual([
    'content/pages/home.yaml:13:9  to: the link "../donate" is neither a page of this site nor an https address. Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('a link with two slashes is another site', () => {
  expect(linesAfter({ 'pages/home.yaml': ['to: /donate', 'to: //example.org/a'] })).toEqual([
    'content/pages/home.yaml:13:9  to: the link "//example.org/a" is neither a page of this site nor an https address. Write "https://example.org/a". Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('a link in capital letters is told the small ones', () => {
  expect(linesAfter({ 'pages/home.yaml': ['to: /donate', 'to: /Donate'] })).toEqual([
    'content/pages/home.yaml:13:9  to: the address "/Donate" has capital letters. Write "/donate". Addresses of our pages are written in small letters.',
  ])
})

test('a link to a page that does not exist is told the nearest', () => {
  expect(linesAfter({ 'pages/home.yaml': ['to: /donate', 'to: /donat?cause=laptops#top'] }, pages)).toEqual([
    'content/pages/home.yaml:13:9  to: there is no page "/donat" on this site. Did you mean "/donate"? Links to our own pages have to be written exactly like their address.',
  ])
})

test('a link without its slash is only completed when there is such a page', () => {
  expect(linesAfter({ 'pages/home.yaml': ['to: /donate', 'to: donations'] }, pages)).toEqual([
    'content/pages/home.yaml:13:9  to: the link "donations" is neither a page of this site nor an https address. Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('a link in a text is followed to its page', () => {
  expect(linesAfter({ 'blog/first.md': ['(/donate?cause=laptops)', '(/donatee)'] }, pages)).toEqual([
    'content/blog/first.md:12:32  there is no page "/donatee" on this site. Did you mean "/donate"? Links to our own pages have to be written exactly like their address.',
  ])
})

test('a link in a text field is followed to its page', () => {
  expect(linesAfter({ 'faqs/question-1.yaml': ['(/blog)', '(/blok)'] }, pages)).toEqual([
    'content/faqs/question-1.yaml:3:31  there is no page "/blok" on this site. Did you mean "/blog"? Links to our own pages have to be written exactly like their address.',
  ])
})

test('a link in a folded text field is found where it stands', () => {
  expect(linesAfter({ 'pages/home.yaml': ['(/donate)', '(/donatte)'] }, pages)).toEqual([
    'content/pages/home.yaml:19:7  there is no page "/donatte" on this site. Did you mean "/donate"? Links to our own pages have to be written exactly like their address.',
  ])
})

test('a link to an article that does not exist is found', () => {
  expect(linesAfter({ 'blog/first.md': ['(/blog/2)', '(/blog/7)'] })).toEqual([
    'content/blog/first.md:12:10  "/blog/7" leads nowhere: there is no "7". After /blog/ comes an id.',
  ])
})

test('a link to a cause that does not exist is told the nearest', () => {
  expect(linesAfter({ 'blog/first.md': ['cause=laptops', 'cause=laptop'] })).toEqual([
    'content/blog/first.md:12:32  "/donate?cause=laptop" leads nowhere: there is no "laptop". Did you mean "laptops"? After /donate?cause= comes a file name without its ending.',
  ])
})

test('a link to a question that does not exist is told the nearest', () => {
  expect(linesAfter({ 'faqs/question-1.yaml': ['#question-1', '#question-11'] })).toEqual([
    'content/faqs/question-1.yaml:6:13  "/faqs#question-11" leads nowhere: there is no "question-11". Did you mean "question-1"? After /faqs# comes a file name without its ending.',
  ])
})

test('a relative link in a text is refused', () => {
  expect(linesAfter({ 'blog/first.md': ['(/blog/2)', '(second.md)'] })).toEqual([
    'content/blog/first.md:12:10  the link "second.md" is neither a page of this site nor an https address. Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('a link to a place in the same text is refused', () => {
  expect(linesAfter({ 'blog/first.md': ['(/blog/2)', '(#a-heading)'] })).toEqual([
    'content/blog/first.md:12:10  the link "#a-heading" names a place on a page, but not the page. Write the address of the page before it, as in "/page#a-heading", even where that is this page. Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('an insecure link in a text is told how to write it', () => {
  expect(linesAfter({ 'blog/first.md': ['https://example.org/page', 'http://example.org/page'] })).toEqual([
    'content/blog/first.md:13:1  the link "http://example.org/page" is not encrypted: others can read and change what it opens. Write "https://example.org/page". Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('an address that becomes a link by itself is checked too', () => {
  expect(
    linesAfter({ 'blog/first.md': ['[their site](https://example.org/page)', 'www.example.org'] }),
  ).toEqual([
    'content/blog/first.md:13:1  the link "http://www.example.org" is not encrypted: others can read and change what it opens. Write "https://www.example.org". Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('a link whose address stands below the text is checked too', () => {
  expect(
    linesAfter({
      'blog/first.md': [
        '[their site](https://example.org/page)',
        '[their site][1]\n\n[1]: page.html\n\nDone',
      ],
    }),
  ).toEqual([
    'content/blog/first.md:15:1  the link "page.html" is neither a page of this site nor an https address. Links begin with / for a page of this site (/donate), or with https:// for another one.',
  ])
})

test('an e-mail link in a text needs a whole address', () => {
  expect(linesAfter({ 'blog/first.md': ['mailto:hello@{domain}', 'mailto:hello'] })).toEqual([
    'content/blog/first.md:12:63  "hello" is not an e-mail address. E-mail addresses look like hello@example.org.',
  ])
})

test.each([
  ['mentors/compare.md', '/explore/community/compare'],
  ['mentors/shortlist.md', '/explore/community/shortlist'],
])('%s has an address that belongs to another page', (file, address) => {
  const lines = linesAfter({ [file]: '---\nname: Ada\n---\nShe teaches.\n' }, [...sitePages])
  expect(lines).toContainEqual(
    expect.stringContaining(`content/${file}:1:1  the address ${address} already belongs to another page.`),
  )
})

test('no link to a page beside the mentors is taken for a mentor, and a link to an unknown mentor is found', () => {
  const linkTo = (to: string) =>
    linesAfter({ 'pages/home.yaml': ['to: /donate', `to: ${to}`] }, [...sitePages])
  expect(linkTo('/explore/community/compare')).toEqual([])
  expect(linkTo('/explore/community/ada')).toEqual([])
  expect(linkTo('/explore/community/eve')).toEqual([
    expect.stringContaining('"/explore/community/eve" leads nowhere'),
  ])
})

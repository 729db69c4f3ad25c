import { expect, test } from '@playwright/test'
import { compiled } from '#scripts/content/compiled.ts'
import { metadataOf } from './built-metadata.ts'
import { builtHtml, pages } from './built-pages.ts'
import { articles, categories, causes, events, pageOf, stories, textOf, titled } from './content.ts'

/* That all of the content is in the files of the build, without a browser. */

const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gsu)].map(([, heading = '']) => textOf(heading))

const PAGES = `about-us blog community contact-us donate events faqs gallery home impact-stories login nominate
  nominate-now nominee-info non-profits partner-with-us password-recovery signup volunteer`

test('each page with words of its own shows its heading and is titled [MORE-1]', () => {
  for (const name of PAGES.split(/\s+/)) {
    const address = name === 'home' ? '/' : `/${name}`
    const { heading, title, description } = pageOf(name)
    expect(headingsOf(builtHtml(address)), address).toEqual([heading])
    expect(builtHtml(address).match(/<img (?![^>]*\balt=)/g), address).toBeNull()
    const head = metadataOf(address)
    expect(head.title, address).toBe(titled(title))
    expect(head.head.description, address).toEqual([description])
  }
})

test('a legal page is titled and shows its sections, whose anchors differ [PRIV-1 A11Y-1]', async () => {
  for (const { slug, title, heading: name, sections } of await compiled('.', 'LegalPage')) {
    const html = builtHtml(`/${slug}`)
    expect([metadataOf(`/${slug}`).title, headingsOf(html)]).toEqual([titled(title), [name]])
    expect(
      sections.filter(
        ({ key, heading }) => html.split(`id="${key}"`).length !== 2 || !textOf(html).includes(heading),
      ),
    ).toEqual([])
  }
})

test('every article is in its page in full before any script runs [BLOG-5 MORE-11]', () => {
  for (const { id, title, body } of articles) {
    const text = textOf(builtHtml(`/blog/${id}`))
    expect(text).toContain(title)
    expect(text).toContain(textOf(body.html))
  }
})

test('the pages of the years have every event in full, with its date, before any script runs [EVENT-5 EVENT-8 MORE-11]', () => {
  const html = pages
    .filter((address) => /^\/events\/year\/\d+(?:\/page\/\d+)?$/u.test(address))
    .map(builtHtml)
    .join(' ')
    .replace(/<script[\s\S]*?<\/script>/gu, ' ')
  const text = textOf(html)
  for (const { title, start, body } of events) {
    expect(text).toContain(title)
    expect(html).toContain(start.slice(0, 10))
    expect(text).toContain(textOf(body.html))
  }
})

test('every story has a page and a card [STORY-1 BUILD-2 BUILD-5 BUILD-10]', () => {
  const cards = textOf(builtHtml('/impact-stories'))
  for (const { slug, title } of stories) {
    expect(cards).toContain(title)
    expect(headingsOf(builtHtml(`/impact-stories/${slug}`))).toEqual([title])
  }
})

test('every cause and every category of the awards is shown [DONATE-2 AWARD-2]', () => {
  const donate = textOf(builtHtml('/donate'))
  expect(causes.filter(({ title }) => !donate.includes(title))).toEqual([])
  const nominate = textOf(builtHtml('/nominate'))
  expect(
    categories.filter(
      ({ title, content }) => !nominate.includes(title) || !nominate.includes(content.trim()),
    ),
  ).toEqual([])
})

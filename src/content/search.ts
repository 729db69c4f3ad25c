import { allBlogArticles, allEvents, allImpactStories, allLegalPages, allPages } from 'contentlayer/generated'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { articleUrl, eventUrl, storyUrl } from '#src/lib/addresses.ts'
import { searchFiles, TEXTS_PER_FILE, type SearchKind } from '#src/lib/search-files.ts'
import { everyFaq } from './faqs.ts'

/** A text that the search can find. Its address is its id as well. */
export type SearchEntry = { to: string; kind: SearchKind; title: string; text: string }

/** Beyond this, a text says again what its beginning has said. */
const MAX_TEXT = 2500

/** The public pages of content/pages that are worth finding, with their addresses. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'about-us': '/about-us',
  blog: '/blog',
  community: '/community',
  'contact-us': '/contact-us',
  donate: '/donate',
  events: '/events',
  faqs: '/faqs',
  gallery: '/gallery',
  'impact-stories': '/impact-stories',
  nominate: '/nominate',
  'non-profits': '/non-profits',
  'partner-with-us': '/partner-with-us',
  signup: '/signup',
  volunteer: '/volunteer',
}

const readers: Readonly<Record<SearchKind, () => Array<SearchEntry>>> = {
  page: () => [...pageEntries(), ...legalEntries()],
  article: () =>
    allBlogArticles.map(({ id, title, topics, excerpt, body }) =>
      entry('article', articleUrl(id, ''), title, [excerpt, topics.join(', '), body.html]),
    ),
  story: () =>
    allImpactStories.map(({ slug, title, person, place, body }) =>
      entry('story', storyUrl(slug), title, [`${person}, ${place}.`, body.html]),
    ),
  event: () =>
    allEvents.map((event) =>
      entry('event', eventUrl(event.slug), event.title, [event.theme ?? '', event.place, event.body.html]),
    ),
  question: () =>
    everyFaq().map(({ id, question, html }) => entry('question', `/faqs#${id}`, question, [html])),
}

/** The files in which the texts are, those of the pages first. */
export function searchFileNames(): Array<string> {
  const counts = Object.entries(readers).map(([kind, read]) => [kind, read().length])
  return searchFiles(Object.fromEntries(counts) as Record<SearchKind, number>)
}

/** The texts of a file such as article-1, or null where there is no such file. */
export function searchEntries(name: string): Array<SearchEntry> | null {
  if (!searchFileNames().includes(name)) return null
  const [kind, part] = name.split('-')
  const start = (Number(part) - 1) * TEXTS_PER_FILE
  return readers[kind as SearchKind]().slice(start, start + TEXTS_PER_FILE)
}

function pageEntries() {
  return allPages.flatMap(({ slug, title, heading, description, intro, sections = [] }) => {
    const to = PAGES[slug]
    const parts = sections.flatMap((section) => [section.heading ?? '', section.text?.html ?? ''])
    return to === undefined
      ? []
      : [entry('page', to, title, [heading, description, intro?.html ?? '', ...parts])]
  })
}

function legalEntries() {
  return allLegalPages.map(({ slug, title, sections }) =>
    entry(
      'page',
      `/${slug}`,
      title,
      sections.flatMap((section) => [section.heading, section.text.html]),
    ),
  )
}

function entry(kind: SearchKind, to: string, title: string, parts: ReadonlyArray<string>): SearchEntry {
  const text = parts.map(plainText).filter(Boolean).join(' ')
  return { to, kind, title, text: text.slice(0, MAX_TEXT) }
}

function plainText(html: string): string {
  return textOf(parseFragment(html)).replace(/\s+/gu, ' ').trim()
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  // A space, because paragraphs follow each other without one.
  return 'childNodes' in node
    ? node.childNodes.map((child) => `${textOf(child)}${'tagName' in child ? ' ' : ''}`).join('')
    : ''
}

import {
  allBlogArticles,
  allCauses,
  allEvents,
  allImpactStories,
  allJobs,
  allLegalPages,
  allPages,
} from 'contentlayer/generated'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { articleUrl, causeUrl, eventUrl, jobUrl, storyUrl } from '#src/lib/addresses.ts'
import {
  BRIEFS_PER_FILE,
  searchFiles,
  TEXTS_PER_FILE,
  type SearchFiles,
  type SearchKind,
} from '#src/lib/search-files.ts'
import { once } from './documents.ts'
import { everyFaq } from './faqs.ts'

/** A text of the search. Its address is also its id. */
export type SearchEntry = { to: string; kind: SearchKind; title: string; text: string }

/** Longer texts mostly repeat what their beginning says. */
const MAX_TEXT = 2500

/** The length of the first sentences of a text, with an article's topics. */
const BRIEF_TEXT = 260

/** The searchable public pages of content/pages, with their addresses. */
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
  jobs: '/jobs',
  nominate: '/nominate',
  'non-profits': '/non-profits',
  'partner-with-us': '/partner-with-us',
  signup: '/signup',
  volunteer: '/volunteer',
}

/** Each reader runs once, as every file of texts uses them. */
const readers: Readonly<Record<SearchKind, () => Array<SearchEntry>>> = {
  page: once(() => [...pageEntries(), ...legalEntries()]),
  article: once(() =>
    allBlogArticles.map(({ id, title, topics, excerpt, body }) =>
      entry('article', articleUrl(id, ''), title, [excerpt, topics.join(', '), body.html]),
    ),
  ),
  story: once(() =>
    allImpactStories.map(({ slug, title, person, place, body }) =>
      entry('story', storyUrl(slug), title, [`${person}, ${place}.`, body.html]),
    ),
  ),
  event: once(() =>
    allEvents.map((event) =>
      entry('event', eventUrl(event.slug), event.title, [event.theme ?? '', event.place, event.body.html]),
    ),
  ),
  question: once(() =>
    everyFaq().map(({ id, question, html }) => entry('question', `/faqs#${id}`, question, [html])),
  ),
  cause: once(() =>
    allCauses.map(({ slug, title, description }) => entry('cause', causeUrl(slug), title, [description])),
  ),
  job: once(() =>
    allJobs.map(({ slug, role, employment, location, body }) =>
      entry('job', jobUrl(slug, ''), role, [`${employment}, ${location}.`, body.html]),
    ),
  ),
}

/** The files of texts, those of the pages first. */
export function searchFileNames(): SearchFiles {
  const counts = Object.entries(readers).map(([kind, read]) => [kind, read().length])
  return searchFiles(Object.fromEntries(counts) as Record<SearchKind, number>)
}

/** The texts in a file such as article-1, or null if there is no such file. */
export function searchEntries(name: string): Array<SearchEntry> | null {
  const { first, further } = searchFileNames()
  if (![...first, ...further].includes(name)) return null
  const [kind, part] = name.split('-')
  return kind === 'brief'
    ? partOf(briefEntries(), Number(part), BRIEFS_PER_FILE)
    : partOf(readers[kind as SearchKind](), Number(part), TEXTS_PER_FILE)
}

function partOf(entries: Array<SearchEntry>, part: number, perFile: number): Array<SearchEntry> {
  return entries.slice((part - 1) * perFile, part * perFile)
}

/** All texts except those of content/pages, truncated after a word. */
const briefEntries = once((): Array<SearchEntry> => {
  const { page: _pages, ...others } = readers
  return Object.values(others).flatMap((read) =>
    read().map((whole) => ({ ...whole, text: brief(whole.text) })),
  )
})

function brief(text: string): string {
  return text.length <= BRIEF_TEXT ? text : text.slice(0, text.lastIndexOf(' ', BRIEF_TEXT))
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
  // Separated by a space, as HTML has none between paragraphs.
  return 'childNodes' in node
    ? node.childNodes.map((child) => `${textOf(child)}${'tagName' in child ? ' ' : ''}`).join('')
    : ''
}

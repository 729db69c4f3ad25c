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
import { formatDay, weekdayName } from '#src/lib/dates.ts'
import { searchFiles, TEXTS_PER_FILE, type SearchFiles, type SearchKind } from '#src/lib/search-files.ts'
import { capitalized } from '#src/lib/words.ts'
import { faqs } from './faqs.ts'
import type { EventChange } from './events.ts'
import { retentionPeriods } from './legal.ts'
import { isSearchedPage, listedOn, SEARCHED_PAGES } from './searched-pages.ts'

/** A text of the search. Its address is also its id. */
export type SearchEntry = { to: string; kind: SearchKind; title: string; text: string; weight?: number }

/** Terms and policies mention every subject of the site, and are rarely what a visitor is looking for. */
const LEGAL_WEIGHT = 0.2

/** Longer texts mostly repeat what their beginning says, but for pages, of which there are few. */
const MAX_TEXT = 2500

/** The length of the first sentences of a text, with an article's topics. */
const BRIEF_TEXT = 260

type Entries = Readonly<Record<SearchKind, Array<SearchEntry>>>

let known: Entries | undefined

/** All texts, read once, as every file of texts uses them. */
function entries(): Entries {
  known ??= {
    page: [...pageEntries(), ...legalEntries()],
    article: allBlogArticles.map(({ id, title, topics, excerpt, body }) =>
      entry('article', articleUrl(id, ''), title, [excerpt, topics.join(', '), body.html]),
    ),
    story: allImpactStories.map(({ slug, title, person, place, body }) =>
      entry('story', storyUrl(slug), title, [`${person}, ${place}`, body.html]),
    ),
    event: allEvents.map(({ slug, title, theme, start, end, isOnline, place, changes, body }) =>
      entry('event', eventUrl(slug), title, [
        noticeText(changes?.at(-1)),
        daysOf(start, end),
        theme,
        isOnline ? `Online: ${place}` : place,
        body.html,
      ]),
    ),
    question: faqs().map(({ id, question, html }) => entry('question', `/faqs#${id}`, question, [html])),
    cause: allCauses.map(({ slug, title, description }) =>
      entry('cause', causeUrl(slug), title, [description]),
    ),
    job: allJobs.map(({ slug, role, employment, location, body }) =>
      entry('job', jobUrl(slug, ''), role, [`${employment}, ${location}`, body.html]),
    ),
  }
  return known
}

/** The files of texts, those of the pages first. */
export function searchFileNames(): SearchFiles {
  const counts = Object.entries(entries()).map(([kind, { length }]) => [kind, length])
  return searchFiles(Object.fromEntries(counts) as Record<SearchKind, number>)
}

/** The texts in a file such as article-1, or null if there is no such file. */
export function searchEntries(name: string): Array<SearchEntry> | null {
  const { first, further } = searchFileNames()
  if (![...first, ...further].includes(name)) return null
  if (name === 'brief') return briefEntries()
  const [kind, part] = name.split('-')
  const end = Number(part) * TEXTS_PER_FILE
  return entries()[kind as SearchKind].slice(end - TEXTS_PER_FILE, end)
}

/** All texts except those of content/pages, truncated after a word. */
function briefEntries(): Array<SearchEntry> {
  const { page: _pages, ...others } = entries()
  return Object.values(others).flatMap((all) => all.map((whole) => ({ ...whole, text: brief(whole.text) })))
}

function brief(text: string): string {
  return text.length <= BRIEF_TEXT ? text : text.slice(0, text.lastIndexOf(' ', BRIEF_TEXT))
}

/** "Cancelled: The hall has no power." */
function noticeText(change: Pick<EventChange, 'status' | 'note'> | undefined): string {
  return change ? `${capitalized(change.status)}: ${change.note}` : ''
}

/** The days of an event in the words of its page: Saturday 7 March 2026. */
function daysOf(start: string, end: string): string {
  const days = [start, end].map((time) => `${weekdayName(time)} ${formatDay(time)}`)
  return [...new Set(days)].join(' – ')
}

function pageEntries() {
  return allPages.flatMap(({ slug, title, heading, description, intro, slides = [], sections = [] }) => {
    if (!isSearchedPage(slug)) return []
    return entry('page', SEARCHED_PAGES[slug], title, [
      heading,
      description,
      intro?.html,
      ...slides.map((slide) => slide.heading),
      ...sections.flatMap((section) => [section.eyebrow, section.heading, section.text?.html]),
      ...listedOn(slug),
    ])
  })
}

function legalEntries() {
  return allLegalPages.map(({ slug, title, heading, intro, sections }) => {
    const texts = sections.flatMap((section) => [
      section.heading,
      section.text.html,
      ...(section.showsRetention ? retentionPeriods() : []).map(
        ({ label, period, why }) => `${label}: ${period}. ${why}`,
      ),
    ])
    return { ...entry('page', `/${slug}`, title, [heading, intro.html, ...texts]), weight: LEGAL_WEIGHT }
  })
}

/** The text is that of all parts, each as a sentence, and once: slides may repeat a heading. */
function entry(
  kind: SearchKind,
  to: string,
  title: string,
  parts: ReadonlyArray<string | undefined>,
): SearchEntry {
  const texts = [...new Set(parts.map((part = '') => plainText(part)))].filter(Boolean)
  const text = texts.map((part) => (/[.?!…][”’")]*$/u.test(part) ? part : `${part}.`)).join(' ')
  return { to, kind, title, text: kind === 'page' ? text : text.slice(0, MAX_TEXT) }
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

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
import { everyFaq } from './faqs.ts'
import type { EventChange } from './events.ts'
import { retentionPeriods } from './legal.ts'
import { isSearchedPage, listedOn, SEARCHED_PAGES } from './searched-pages.ts'

/** A text of the search. Its address is also its id. */
export type SearchEntry = { to: string; kind: SearchKind; title: string; text: string; weight?: number }

/** Terms and policies mention every subject of the site, and are rarely what a visitor is looking for. */
const LEGAL_WEIGHT = 0.2

/** Longer texts mostly repeat what their beginning says. */
const MAX_TEXT = 2500

/** The parts of a page, such as the cards of a list, do not repeat each other; and there are few pages. */
const MAX_PAGE_TEXT = 8000

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
      entry('story', storyUrl(slug), title, [`${person}, ${place}.`, body.html]),
    ),
    event: allEvents.map(({ slug, title, theme, start, end, isOnline, place, changes, body }) =>
      entry('event', eventUrl(slug), title, [
        noticeText(changes?.at(-1)),
        `${daysOf(start, end)}.`,
        theme ?? '',
        isOnline ? `Online: ${place}.` : `${place}.`,
        body.html,
      ]),
    ),
    question: everyFaq().map(({ id, question, html }) => entry('question', `/faqs#${id}`, question, [html])),
    cause: allCauses.map(({ slug, title, description }) =>
      entry('cause', causeUrl(slug), title, [description]),
    ),
    job: allJobs.map(({ slug, role, employment, location, body }) =>
      entry('job', jobUrl(slug, ''), role, [`${employment}, ${location}.`, body.html]),
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
    const listed = listedOn(slug)
    return pageEntry(SEARCHED_PAGES[slug], title, {
      titles: [
        heading,
        ...[...slides, ...sections].map((part) => part.heading),
        ...listed.map((part) => part.title),
      ],
      texts: [
        description,
        intro?.html,
        ...sections.flatMap(({ eyebrow, text }) => [eyebrow, text?.html]),
        ...listed.map((part) => part.text),
      ],
    })
  })
}

function legalEntries() {
  return allLegalPages.map(({ slug, title, heading, intro, sections }) => ({
    weight: LEGAL_WEIGHT,
    ...pageEntry(`/${slug}`, title, {
      titles: [heading, ...sections.map((section) => section.heading)],
      texts: [
        intro.html,
        ...sections.flatMap(({ text, showsRetention }) => [
          text.html,
          ...(showsRetention ? retentionPeriods() : []).map(
            ({ label, period, why }) => `${label}: ${period}. ${why}`,
          ),
        ]),
      ],
    }),
  }))
}

type PageParts = { titles: ReadonlyArray<string | undefined>; texts: ReadonlyArray<string | undefined> }

/** The titles come first, so that a page that is too long only loses the end of its texts. */
function pageEntry(to: string, title: string, { titles, texts }: PageParts): SearchEntry {
  const sentences = titles.filter((part) => part !== undefined).map(sentence)
  const parts = [...new Set(sentences), ...texts.filter((part) => part !== undefined)]
  return entry('page', to, title, parts, MAX_PAGE_TEXT)
}

function sentence(title: string): string {
  return /[.?!…]$/u.test(title) ? title : `${title}.`
}

function entry(
  kind: SearchKind,
  to: string,
  title: string,
  parts: ReadonlyArray<string>,
  maxText = MAX_TEXT,
): SearchEntry {
  const text = parts.map(plainText).filter(Boolean).join(' ')
  return { to, kind, title, text: text.slice(0, maxText) }
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

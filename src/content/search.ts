import {
  allAwardCategories,
  allBenefits,
  allBlogArticles,
  allCauses,
  allEvents,
  allGalleryGroups,
  allHomeGalleryGroups,
  allImpactStories,
  allJobs,
  allLegalPages,
  allSuccessStories,
  allTestimonials,
  award,
} from 'contentlayer/generated'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { articleUrl, causeUrl, eventUrl, jobUrl, storyUrl } from '#src/lib/addresses.ts'
import { formatDay, weekdayName } from '#src/lib/dates.ts'
import { capitalized } from '#src/lib/words.ts'
import { faqs } from './faqs.ts'
import type { EventChange } from './events.ts'
import { retentionPeriods } from './legal.ts'
import { pageCopy } from './pages.ts'
import { SEARCHED_PAGES } from './schema/page-sections.ts'
import { benefitPages } from './schema/pages.ts'
import { readSite } from './site.ts'

export type SearchKind = 'page' | 'article' | 'story' | 'event' | 'question' | 'cause' | 'job'

/** A text of the search. Its address is also its id. */
export type SearchEntry = { to: string; kind: SearchKind; title: string; text: string; weight?: number }

/** Terms and policies mention every subject of the site, and are rarely what a visitor is looking for. */
const LEGAL_WEIGHT = 0.2

/** Longer texts mostly repeat what their beginning says, but for pages, of which there are few. */
const MAX_TEXT = 2500

/** All texts of the search. */
export function searchEntries(): Array<SearchEntry> {
  return [
    ...pageEntries(),
    ...legalEntries(),
    ...allBlogArticles.map(({ id, title, topics, excerpt, body }) =>
      entry('article', articleUrl(id, ''), title, [excerpt, topics.join(', '), body.html]),
    ),
    ...allImpactStories.map(({ slug, title, person, place, body }) =>
      entry('story', storyUrl(slug), title, [`${person}, ${place}`, body.html]),
    ),
    ...allEvents.map(({ slug, title, theme, start, end, isOnline, place, changes, body }) =>
      entry('event', eventUrl(slug), title, [
        noticeText(changes?.at(-1)),
        daysOf(start, end),
        theme,
        isOnline ? `Online: ${place}` : place,
        body.html,
      ]),
    ),
    ...faqs().map(({ id, question, html }) => entry('question', `/faqs#${id}`, question, [html])),
    ...allCauses.map(({ slug, title, description }) => entry('cause', causeUrl(slug), title, [description])),
    ...allJobs.map(({ slug, role, employment, location, body }) =>
      entry('job', jobUrl(slug, ''), role, [`${employment}, ${location}`, body.html]),
    ),
  ]
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
  return Object.entries(SEARCHED_PAGES).map(([name, address]) => {
    const { title, heading, description, intro, slides = [], sections = [] } = pageCopy(name)
    return entry('page', address, title, [
      heading,
      description,
      intro?.html,
      ...slides.map((slide) => slide.heading),
      ...sections.flatMap((section) => [section.eyebrow, section.heading, section.text?.html]),
      ...listedOn(name),
    ])
  })
}

/** The texts of the documents that a page shows besides its own copy, except those that are results of their own. */
function listedOn(page: string): Array<string> {
  const cards = allBenefits.filter(({ group }) => benefitPages[group] === page)
  return [...cards.flatMap(titleAndContent), ...(LISTS[page]?.() ?? [])]
}

const LISTS: Readonly<Record<string, () => Array<string>>> = {
  home: () => [
    ...allSuccessStories.flatMap(titleAndContent),
    ...allTestimonials.flatMap(({ name, career, content }) => [name, career, content]),
    ...allHomeGalleryGroups.flatMap(({ title, description }) => [title, description]),
  ],
  nominate: () => [...allAwardCategories.flatMap(titleAndContent), award.name],
  gallery: () =>
    allGalleryGroups.flatMap(({ event, date, images }) => [
      event,
      formatDay(date),
      ...images.flatMap(({ title, description }) => [title, description]),
    ]),
  'contact-us': () => Object.values(readSite().emails).flatMap(({ label, address }) => [label, address]),
} satisfies Partial<Record<keyof typeof SEARCHED_PAGES, unknown>>

function titleAndContent({ title, content }: { title: string; content: string }): Array<string> {
  return [title, content]
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

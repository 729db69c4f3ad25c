import {
  allAwardCategories,
  allBenefits,
  allGalleryGroups,
  allHomeGalleryGroups,
  allSuccessStories,
  allTestimonials,
  award,
  siteSetting as siteSettings,
} from 'contentlayer/generated'
import { formatDay } from '#src/lib/dates.ts'
import { benefitPages } from './schema/pages.ts'

/** The searchable public pages of content/pages, with their addresses. */
export const SEARCHED_PAGES = {
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
  login: '/login',
  nominate: '/nominate',
  'non-profits': '/non-profits',
  'partner-with-us': '/partner-with-us',
  'password-recovery': '/password-recovery',
  signup: '/signup',
  volunteer: '/volunteer',
} as const

export type SearchedPage = keyof typeof SEARCHED_PAGES

export function isSearchedPage(slug: string): slug is SearchedPage {
  return Object.hasOwn(SEARCHED_PAGES, slug)
}

/** The texts of the documents that a page shows besides its own copy, except those that are results of their own. */
export function listedOn(page: SearchedPage): Array<string> {
  const cards = allBenefits.filter(({ group }) => benefitPages[group] === page)
  return [...cards.flatMap(titleAndContent), ...(LISTS[page]?.() ?? [])]
}

const LISTS: Partial<Record<SearchedPage, () => Array<string>>> = {
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
  'contact-us': () =>
    [siteSettings.emails.general, siteSettings.emails.partners].flatMap(({ label, address }) => [
      label,
      address,
    ]),
}

function titleAndContent({ title, content }: { title: string; content: string }): Array<string> {
  return [title, content]
}

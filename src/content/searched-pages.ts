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

/** A document as a page shows it in a list: its title, and the rest. */
type Listed = { title: string; text: string }

/** The documents that a page shows besides its own copy, except those that are results of their own. */
export function listedOn(page: SearchedPage): Array<Listed> {
  return [...benefitsOf(page), ...(LISTS[page]?.() ?? [])]
}

const LISTS: Partial<Record<SearchedPage, () => Array<Listed>>> = {
  home: () => [
    ...allSuccessStories.map(({ title, content }) => ({ title, text: content })),
    ...allTestimonials.map(({ name, career, content }) => ({
      title: name,
      text: `${career}. ${content}`,
    })),
    ...allHomeGalleryGroups.map(({ title, description }) => ({ title, text: description })),
  ],
  nominate: () => [
    ...allAwardCategories.map(({ title, content }) => ({ title, text: content })),
    { title: award.name, text: '' },
  ],
  gallery: galleryGroups,
  'contact-us': emails,
}

function benefitsOf(page: SearchedPage): Array<Listed> {
  const shown = allBenefits.filter(({ group }) => benefitPages[group] === page)
  return shown.map(({ title, content }) => ({ title, text: content }))
}

function galleryGroups(): Array<Listed> {
  return allGalleryGroups.map(({ event, date, images }) => {
    const captions = images.map(({ title, description }) => `${title}. ${description}`)
    return { title: event, text: [formatDay(date), ...captions].join(' ') }
  })
}

function emails(): Array<Listed> {
  const { general, partners } = siteSettings.emails
  return [general, partners].map(({ label, address }) => ({ title: label, text: address }))
}

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
import type { Benefit, DocumentTypeNames } from 'contentlayer/generated'
import { formatDay } from '#src/lib/dates.ts'
import { inOrder } from './documents.ts'

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
export type Listed = { title: string; text: string }

/** Why no page of the search lists a collection. */
type NotListed = 'has its own results' | 'in the member area' | 'not shown as a list'

type Lists = { page: SearchedPage; list: () => Array<Listed> }

/** The page with each list of cards, if visitors see it. */
const BENEFIT_PAGES: Readonly<Record<Benefit['group'], SearchedPage | NotListed>> = {
  pillars: 'home',
  'ways-to-help': 'home',
  'partner-reasons': 'partner-with-us',
  'ways-to-get-involved': 'partner-with-us',
  'partner-benefits': 'partner-with-us',
  'donation-ways': 'partner-with-us',
  'non-profit-benefits': 'non-profits',
  'how-we-help': 'in the member area',
  'what-we-do': 'about-us',
  'partner-kinds': 'about-us',
  'member-benefits': 'community',
}

/** Where visitors see each collection. A new one does not compile until it stands here, so that the search knows it. */
const COLLECTIONS: Readonly<Record<DocumentTypeNames, NotListed | ReadonlyArray<Lists>>> = {
  AwardCategory: [
    {
      page: 'nominate',
      list: () => inOrder(allAwardCategories).map(({ title, content }) => ({ title, text: content })),
    },
  ],
  Awards: [{ page: 'nominate', list: () => [{ title: award.name, text: '' }] }],
  Benefit: Object.keys(SEARCHED_PAGES)
    .filter(isSearchedPage)
    .map((page) => ({ page, list: () => benefitsOf(page) })),
  SuccessStory: [
    {
      page: 'home',
      list: () => inOrder(allSuccessStories).map(({ title, content }) => ({ title, text: content })),
    },
  ],
  Testimonial: [
    {
      page: 'home',
      list: () =>
        inOrder(allTestimonials).map(({ name, career, content }) => ({
          title: name,
          text: `${career}. ${content}`,
        })),
    },
  ],
  HomeGalleryGroup: [
    {
      page: 'home',
      list: () =>
        inOrder(allHomeGalleryGroups).map(({ title, description }) => ({ title, text: description })),
    },
  ],
  GalleryGroup: [{ page: 'gallery', list: galleryGroups }],
  SiteSettings: [{ page: 'contact-us', list: emails }],
  Page: 'has its own results',
  LegalPage: 'has its own results',
  // Part of the privacy policy.
  Retention: 'has its own results',
  BlogArticle: 'has its own results',
  ImpactStory: 'has its own results',
  Event: 'has its own results',
  Faq: 'has its own results',
  Cause: 'has its own results',
  Job: 'has its own results',
  MemberTestimonial: 'in the member area',
  Mentor: 'in the member area',
  Channel: 'in the member area',
  Project: 'in the member area',
  TeamMember: 'in the member area',
  ImpactReport: 'in the member area',
  Donations: 'not shown as a list',
  Redirects: 'not shown as a list',
  StaffReply: 'not shown as a list',
  CountryList: 'not shown as a list',
  TimezoneList: 'not shown as a list',
  LanguageList: 'not shown as a list',
  SeniorityList: 'not shown as a list',
  ExpertiseList: 'not shown as a list',
}

/** The contents of a page besides its own copy, except those that are results of their own. */
export function listedOn(page: SearchedPage): Array<Listed> {
  return Object.values(COLLECTIONS)
    .flatMap((lists) => (typeof lists === 'string' ? [] : lists))
    .filter((lists) => lists.page === page)
    .flatMap(({ list }) => list())
}

function benefitsOf(page: SearchedPage): Array<Listed> {
  const shown = allBenefits.filter(({ group }) => BENEFIT_PAGES[group] === page)
  return inOrder(shown).map(({ title, content }) => ({ title, text: content }))
}

function galleryGroups(): Array<Listed> {
  return inOrder(allGalleryGroups).map(({ event, date, images }) => {
    const captions = images.map(({ title, description }) => `${title}. ${description}`)
    return { title: event, text: [formatDay(date), ...captions].join(' ') }
  })
}

function emails(): Array<Listed> {
  const { general, partners } = siteSettings.emails
  return [general, partners].map(({ label, address }) => ({ title: label, text: address }))
}

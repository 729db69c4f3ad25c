import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/* How fast pages are for visitors, reported by builds with VITE_WEB_VITALS: figures and a kind of page, nothing else. */

/** Milliseconds, but for CLS, which has no unit. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type WebVital = (typeof WEB_VITALS)[number]

/** The first part of an address, and whether there is more: `blog` is the list, `blog/*` an article. */
const SECTIONS = [
  'about-us',
  'accessibility',
  'blog',
  'community',
  'confirm-address',
  'confirm-subscription',
  'contact-us',
  'donate',
  'events',
  'explore',
  'faqs',
  'gallery',
  'impact-stories',
  'jobs',
  'login',
  'nominate',
  'nominate-now',
  'nominee-info',
  'non-profits',
  'offline',
  'partner-with-us',
  'password-recovery',
  'privacy-policy',
  'search',
  'signup',
  'staff',
  'terms-of-use',
  'unsubscribe',
  'volunteer',
] as const

const HOME = 'home'
/** Everything that is no page of ours. */
export const OTHER_PAGE = 'other'

const isSection = v.safeParser(v.picklist(SECTIONS))

/** What kind of page an address is, in a few dozen words: never which article, and never which person. */
export function pageKindOf(pathname: string): string {
  const [first, ...rest] = pathname.toLowerCase().split('/').filter(Boolean)
  if (first === undefined) return HOME
  if (!isSection(first).success) return OTHER_PAGE
  return rest.length === 0 ? first : `${first}/*`
}

function isPageKind(kind: string) {
  return [HOME, OTHER_PAGE].includes(kind) || isSection(kind.replace(/\/\*$/, '')).success
}

// More than a day is a mistake of the clock.
const DAY_MS = 86_400_000

const measure = v.object({
  name: v.picklist(WEB_VITALS),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(DAY_MS)),
})

const report = v.object({
  page: v.pipe(v.string(), v.check(isPageKind)),
  measures: v.pipe(v.array(measure), v.minLength(1), v.maxLength(WEB_VITALS.length)),
})

/** Takes the measures of one visit to one page. */
export const reportWebVitals = endpoint({
  method: 'POST',
  path: '/api/web-vitals',
  status: 204,
  body: report,
  answer: () => null,
})

export type WebVitalsReport = v.InferInput<typeof report>

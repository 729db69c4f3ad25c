import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/* Web Vitals, reported by builds with VITE_WEB_VITALS: the figures and the kind of page, nothing else. */

/** In milliseconds, except CLS, which has no unit. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type WebVital = (typeof WEB_VITALS)[number]

/** The first segments of the site's addresses. `blog` is the list, `blog/*` an article. */
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
/** Any address outside the site's sections. */
export const OTHER_PAGE = 'other'

const isSection = v.safeParser(v.picklist(SECTIONS))

/** The kind of page of an address, one of a few dozen: it identifies neither an article nor a person. */
export function pageKindOf(pathname: string): string {
  const [first, ...rest] = pathname.toLowerCase().split('/').filter(Boolean)
  if (first === undefined) return HOME
  if (!isSection(first).success) return OTHER_PAGE
  return rest.length === 0 ? first : `${first}/*`
}

function isPageKind(kind: string) {
  return [HOME, OTHER_PAGE].includes(kind) || isSection(kind.replace(/\/\*$/, '')).success
}

// A longer time means that the clock was wrong.
const DAY_MS = 86_400_000

const measure = v.object({
  name: v.picklist(WEB_VITALS),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(DAY_MS)),
})

const report = v.object({
  page: v.pipe(v.string(), v.check(isPageKind)),
  measures: v.pipe(v.array(measure), v.minLength(1), v.maxLength(WEB_VITALS.length)),
})

/** Takes the measurements of one visit to one page. */
export const reportWebVitals = endpoint({
  method: 'POST',
  path: '/api/web-vitals',
  status: 204,
  body: report,
  answer: () => null,
})

export type WebVitalsReport = v.InferInput<typeof report>

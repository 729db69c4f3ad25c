import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberPages } from '#scripts/content/site-pages.ts'
import * as jobPage from '#src/routes/site/job.tsx'
import { memberAddressFor } from '#src/session/member-address.ts'
import { headOf } from '#tests/layout/show-page.tsx'
import { visit } from '#tests/ui/browser-fakes.ts'

const ARGS = {
  params: { slug: 'design-lead' },
  request: { url: 'https://kentecode.example/jobs/design-lead' },
}

beforeEach(() => {
  visit()
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const dataOf = (args = ARGS) =>
  (jobPage.loader(args).structured?.['@graph'] ?? []) as Array<Record<string, unknown>>

test('signed-in members are sent to the same position in their area [FOUND-13]', () => {
  const at = (pathname: string) => memberAddressFor({ pathname }, memberPages)
  expect(at('/jobs')).toBe('/explore/jobs')
  expect(at('/jobs/design-lead')).toBe('/explore/jobs/design-lead')
})

test('an open position is described for search engines, with its last day and where people may work [FOUND-13]', () => {
  expect(dataOf()[0]).toMatchObject({
    '@type': 'JobPosting',
    title: 'Design Lead',
    description: expect.stringMatching(/^<p>You will look after/),
    datePosted: '2026-10-05',
    validThrough: '2027-01-29T23:59:59+01:00',
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Lagos State, Nigeria' },
    hiringOrganization: { name: 'Kente Code' },
    url: 'https://kentecode.example/jobs/design-lead',
  })
})

test('a position that is closed is no job for search engines any more, and no position of the member area is [FOUND-13]', () => {
  vi.setSystemTime('2027-01-30T12:00:00Z')
  expect(dataOf().map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
  const member = { ...ARGS, request: { url: 'https://kentecode.example/explore/jobs/design-lead' } }
  expect(jobPage.loader(member).structured).toBeNull()
})

test('its description has the kind of work, the place and the first sentence [FOUND-10]', () => {
  const { description } = headOf(jobPage, { slug: 'design-lead' }, '/jobs/design-lead')
  expect(description).toMatch(/^Full-Time, Remote, Lagos\. You will look after/)
})

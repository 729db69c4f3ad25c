import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isOpen } from '#src/features/jobs/job-sections.tsx'
import * as jobsPage from '#src/routes/member/jobs.tsx'
import * as jobPage from '#src/routes/site/job.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import { memberPages } from '#scripts/content/site-pages.ts'
import { memberAddressFor } from '#src/session/member-address.ts'
import { forMember } from '#tests/setup/for-member.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] })
})

const on = (day: string) => vi.setSystemTime(`${day}T12:00:00Z`)
const showJobs = () => showPage(forMember(jobsPage), { path: '/explore/jobs' })
const showJob = () =>
  showPage(jobPage, {
    path: '/explore/jobs/:slug',
    at: '/explore/jobs/design-lead',
    params: { slug: 'design-lead' },
  })

test('where all positions are closed, the page says so', () => {
  on('2027-02-01')
  showJobs()
  expect(screen.getByText(/No position is open at the moment/)).toBeVisible()
  expect(screen.getByText('29 January 2027').parentElement).toHaveTextContent('Closed on 29 January 2027')
})

test('the page of a closed job says so, and has no button to apply', () => {
  on('2027-01-30')
  showJob()
  expect(screen.getByText(/This position is closed/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Apply by email' })).not.toBeInTheDocument()
})

test('a job is open to the end of its last day in Lagos', () => {
  expect(isOpen('2027-01-29', new Date('2027-01-29T22:59:59Z'))).toBe(true)
  expect(isOpen('2027-01-29', new Date('2027-01-29T23:00:00Z'))).toBe(false)
})

const ARGS = {
  params: { slug: 'design-lead' },
  request: { url: 'https://kentecode.example/jobs/design-lead' },
}

test('signed-in members are sent to the same position in their area [FOUND-13]', () => {
  const at = (pathname: string) => memberAddressFor({ pathname }, memberPages)
  expect(at('/jobs')).toBe('/explore/jobs')
  expect(at('/jobs/design-lead')).toBe('/explore/jobs/design-lead')
})

test('an open position is described for search engines, with its last day and where people may work [FOUND-13]', () => {
  expect(jobPage.loader(ARGS).structured).toMatchObject({
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
  expect(jobPage.loader(ARGS).structured).toBeNull()
  const member = { ...ARGS, request: { url: 'https://kentecode.example/explore/jobs/design-lead' } }
  expect(jobPage.loader(member).structured).toBeNull()
})

test('its description has the kind of work, the place and the first sentence [FOUND-10]', () => {
  const { description } = headOf(jobPage, { slug: 'design-lead' }, '/jobs/design-lead')
  expect(description).toMatch(/^Full-Time, Remote, Lagos\. You will look after/)
})

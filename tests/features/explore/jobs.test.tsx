import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isOpen } from '#src/features/jobs/closing-date.tsx'
import * as jobsPage from '#src/routes/member/jobs.tsx'
import * as jobPage from '#src/routes/site/job.tsx'
import { showPage } from '#tests/layout/show-page.tsx'
import { visit } from '#tests/ui/browser-fakes.ts'
import { forMember } from './for-member.tsx'

beforeEach(() => {
  visit()
  vi.useFakeTimers({ toFake: ['Date'] })
})

const on = (day: string) => vi.setSystemTime(`${day}T12:00:00Z`)
const showJobs = () => showPage(forMember(jobsPage), { path: '/explore/jobs' })
const showJob = () =>
  showPage(jobPage, {
    path: '/explore/jobs/:slug',
    at: '/explore/jobs/design-lead',
    params: { slug: 'design-lead' },
  })

test('the page of jobs has an introduction and the positions, each leading to its page [EXPLORE-25 EXPLORE-26 DATA-17]', () => {
  on('2027-01-01')
  showJobs()
  expect(screen.getByText(/We are a small team with long plans/)).toBeVisible()
  const positions = within(screen.getByRole('region', { name: 'Full-Time Positions' }))
  expect(positions.getByRole('link', { name: 'Design Lead' })).toHaveAttribute(
    'href',
    '/explore/jobs/design-lead',
  )
  expect(positions.getByText('Remote, Lagos')).toBeVisible()
  expect(positions.getByText('Full-Time')).toBeVisible()
  expect(positions.getByText('29 January 2027').parentElement).toHaveTextContent('Apply by 29 January 2027')
})

test('when all positions are closed, the page says so', () => {
  on('2027-02-01')
  showJobs()
  expect(screen.getByText(/No position is open at the moment/)).toBeVisible()
  expect(screen.getByText('29 January 2027').parentElement).toHaveTextContent('Closed on 29 January 2027')
})

test('without any position the page says so, and has no empty list', () => {
  const loader = () => {
    const data = jobsPage.loader()
    return { ...data, positions: { ...data.positions, jobs: [] } }
  }
  showPage(forMember({ ...jobsPage, loader }), { path: '/explore/jobs' })
  const positions = within(screen.getByRole('region', { name: 'Full-Time Positions' }))
  expect(positions.getByText(/No position is open at the moment/)).toBeVisible()
  expect(positions.queryByRole('list')).toBeNull()
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

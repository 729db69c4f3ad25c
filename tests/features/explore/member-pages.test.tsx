import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http, HttpResponse } from 'msw'
import { featuredProject } from '#src/content/projects.ts'
import * as featuredPage from '#src/routes/member/featured-projects.tsx'
import { showPage } from '#tests/layout/show-page.tsx'
import { fill, newUser } from '#tests/setup/render.tsx'
import * as explorePage from '#src/routes/member/explore.tsx'
import * as contactPage from '#src/routes/member/contact-us.tsx'
import type { SentRequest } from '#contract/requests.ts'
import { CONSENTS } from '#contract/subscriptions.ts'
import * as discussionsPage from '#src/routes/member/discussions.tsx'
import * as jobs from '#src/routes/member/jobs.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { forMember } from '#tests/setup/for-member.tsx'

const server = mockServer()

const showFeatured = () => showPage(forMember(featuredPage), { path: '/explore/featured-projects' })

test('the featured project has $30,000 of $50,000, 12,000 donations and $20,000 to go, with its bar at 50 % [EXPLORE-9..11 DATA-16]', () => {
  showFeatured()
  const { subtitle, picture } = featuredProject()
  const featured = within(screen.getByRole('region', { name: 'Mobile Technology Bus' }))
  for (const sum of ['$30,000 raised', 'Goal: $50,000', '12,000 donations', '$20,000 to go'])
    expect(featured.getByText(sum)).toBeVisible()
  expect(featured.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(featured.getByText(subtitle)).toBeVisible()
  expect(screen.getByRole('img', { name: picture.alt })).toBeInTheDocument()
})

test('every card shows $10,000 and 10% raised, also on its bar [EXPLORE-8]', () => {
  showPage(explorePage, { path: '/explore' })
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    expect(card).toHaveTextContent('$10,000 raised')
    expect(card).toHaveTextContent('10% raised')
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  }
})

test("'FIND ANSWERS' searches the questions and answers, and without words leads to the field for them [EXPLORE-31]", async () => {
  showPage(forMember(contactPage), { path: '/explore/contact-us' })
  const user = newUser()
  const field = screen.getByRole('searchbox', { name: 'Search all questions and answers' })
  await user.click(screen.getByRole('button', { name: 'FIND ANSWERS' }))
  expect(field).toHaveFocus()
  await fill(user, field, 'laptop')
  await user.click(screen.getByRole('button', { name: 'FIND ANSWERS' }))
  const found = await screen.findByRole('region', { name: 'Answers about “laptop”' })
  expect(found).toHaveTextContent('Do I need a laptop of my own?')
})

test("'SEND US A MESSAGE' leads to the form, which knows the name of the member [EXPLORE-32]", async () => {
  showPage(forMember(contactPage), { path: '/explore/contact-us' })
  expect(screen.getByRole('link', { name: 'SEND US A MESSAGE' })).toHaveAttribute(
    'href',
    '/explore/contact-us#write',
  )
  expect(screen.getByRole('heading', { name: 'Your message' })).toHaveAttribute('id', 'write')
  const form = within(await screen.findByRole('form', { name: 'Your message' }))
  // Filled in by an effect, after the form has appeared.
  await form.findByDisplayValue('Amina Balogun')
  expect(form.getByLabelText(/Full name/)).toHaveValue('Amina Balogun')
  expect(form.getByLabelText(/^Email/)).toHaveValue('amina@example.com')
})

test('/explore/jobs signs up for e-mails about jobs, at another address too, and says what is agreed to [EXPLORE-27 SUBS-2]', async () => {
  const received: Array<unknown> = []
  server.use(
    http.post('*/submissions/job-mail', async ({ request }) => {
      received.push(await request.json())
      return HttpResponse.json({ success: 'Stored.' }, { status: 201 })
    }),
  )
  showPage(forMember(jobs), { path: '/explore/jobs' })
  const user = newUser()
  const form = within(await screen.findByRole('form', { name: 'New jobs by email' }))
  const field = form.getByLabelText(/^Email/)
  expect(field).toHaveAccessibleDescription(CONSENTS['job-mail'])
  await waitFor(() => expect(field).toHaveValue('amina@example.com'))
  await user.clear(field)
  await fill(user, field, 'work')
  await user.click(form.getByRole('button', { name: 'Sign Up' }))
  expect(field).toBeInvalid()
  await fill(user, field, '@example.com')
  await user.click(form.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText('Check your inbox')).toBeVisible()
  expect(received).toEqual([{ email: 'work@example.com' }])
})

const REQUESTS = '*/account/requests'
const request = (state: SentRequest['state']): SentRequest => ({
  id: 'r1',
  kind: 'channel',
  subject: 'design',
  message: '',
  state,
  // Half past midnight of the next day in Lagos.
  sentAt: '2026-11-19T23:30:00.000Z',
})

let stored: Array<SentRequest> = []

/** Opens the page of channels, on a server that takes requests and has these. */
function showChannels(...before: Array<SentRequest>) {
  stored = before
  server.use(
    http.get(REQUESTS, () => HttpResponse.json({ success: 'Your requests.', payload: stored })),
    http.post(REQUESTS, async ({ request: call }) => {
      const { subject } = (await call.json()) as { subject: string }
      const payload = { ...request('open'), subject }
      stored = [payload, ...stored]
      return HttpResponse.json({ success: 'Sent.', payload }, { status: 201 })
    }),
  )
  showPage(forMember(discussionsPage), { path: '/explore/discussions' })
  return newUser()
}

const card = (title: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: title }))
  return within(found!)
}
const ask = () => card('Design').findByRole('button', { name: /^Join Discord channel/ })

test('a channel of the chat server is asked for an invitation, once, and shows that it was [DISCUSS-2]', async () => {
  const user = showChannels()
  expect(screen.getByText(/Our channels live in a chat server/)).toBeVisible()
  await user.dblClick(await ask())
  const state = await card('Design').findByText(
    'You asked for an invitation on 20 November 2026. A moderator will answer by email.',
  )
  await waitFor(() => expect(state).toHaveFocus())
  expect(stored).toHaveLength(1)
  expect(card('Design').queryByRole('button')).not.toBeInTheDocument()
})

test('after a refusal the member may ask again, and an accepted request says how she comes in', async () => {
  showChannels(request('declined'))
  expect(await card('Design').findByText(/could not be granted/)).toBeVisible()
  expect(await ask()).toBeEnabled()
  cleanup()
  showChannels(request('accepted'))
  expect(await card('Design').findByText(/You are invited/)).toBeVisible()
})

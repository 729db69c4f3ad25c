import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { ChannelRequest } from '#contract/requests.ts'
import * as discussionsPage from '#src/routes/member/discussions.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { showPage } from '#tests/layout/show-page.tsx'
import { newUser } from '#tests/setup/render.tsx'
import { forMember } from './for-member.tsx'

const REQUESTS = '*/account/channel-requests'
const server = mockServer()

const request = (state: ChannelRequest['state']): ChannelRequest => ({
  id: 'r1',
  channelId: 'design',
  state,
  // Half past midnight of the next day in Lagos.
  sentAt: '2026-11-19T23:30:00.000Z',
})

let stored: Array<ChannelRequest> = []

beforeEach(() => {
  stored = []
  server.use(
    http.get(REQUESTS, () => HttpResponse.json({ success: 'Your requests.', payload: stored })),
    http.post(REQUESTS, async ({ request: call }) => {
      const { channelId } = (await call.json()) as { channelId: string }
      const payload = { ...request('open'), channelId }
      stored = [payload, ...stored]
      return HttpResponse.json({ success: 'Sent.', payload }, { status: 201 })
    }),
  )
})

function show() {
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
  const user = show()
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
  stored = [request('declined')]
  show()
  expect(await card('Design').findByText(/could not be granted/)).toBeVisible()
  expect(await ask()).toBeEnabled()
  cleanup()
  stored = [request('accepted')]
  show()
  expect(await card('Design').findByText(/You are invited/)).toBeVisible()
})

test('when the requests cannot be read, the page says so and tries again', async () => {
  server.use(http.get(REQUESTS, () => HttpResponse.json({ error: 'No.' }, { status: 404 }), { once: true }))
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await ask()).not.toHaveAttribute('aria-disabled')
})

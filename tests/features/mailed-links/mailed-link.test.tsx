import { screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { expect, test } from 'vitest'
import { confirmAddress } from '#contract/mailed-links.ts'
import { confirmSubscription, unsubscribe } from '#contract/subscriptions.ts'
import { call } from '#src/api/client.ts'
import { MailedLink, type MailedLinkCopy } from '#src/features/account/mailed-link.tsx'
import * as mailedLink from '#src/routes/auth/mailed-link.tsx'
import { cannotBeReached, type Received, refuses, takes } from '#tests/mocks/accounts.ts'
import { route } from '#tests/mocks/route.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { newUser } from '#tests/setup/render.tsx'
import { openForm } from '#tests/features/account/account-page.tsx'
import { showPage } from '#tests/layout/show-page.tsx'

const server = mockServer()
withDelivery('api')

const useKey = (key: string) => call(confirmAddress, { key })

const copy: MailedLinkCopy = {
  ready: { key: 'ready', heading: 'Is this yours?' },
  done: { key: 'done', heading: 'Done', actions: [{ label: 'Go on', to: '/login' }] },
  unusable: { key: 'unusable', heading: 'Too late' },
  'cut-off': { key: 'cut-off', heading: 'Half a link' },
}

const KEY = 'k'.repeat(22)

function open(hash = `#key=${KEY}`) {
  return openForm(`/confirm-address${hash}`, <MailedLink copy={copy} label="Confirm" onUse={useKey} />)
}

const button = () => screen.getByRole('button', { name: 'Confirm' })

test('opening a link from a mail calls nothing; the button uses it, once for a double click [CONF-5]', async () => {
  const received: Array<Received> = []
  server.use(takes('confirm-address', 'Confirmed.', received, delay(50)))
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'Is this yours?' })).toBeVisible()
  // Longer than an effect would need to make a call.
  await delay(100)
  expect(received).toEqual([])

  await user.dblClick(button())
  const heading = await screen.findByRole('heading', { name: 'Done' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/login')
  expect(screen.queryByRole('button')).toBeNull()
  expect(received).toEqual([{ path: '/auth/confirm-address', body: { key: KEY } }])
  // The page can be reloaded, and the button pressed again.
  expect(screen.getByText(`You are at /confirm-address#key=${KEY}`)).toBeInTheDocument()
})

test.each(['', '#key=cut', `#key=${KEY}andmore`])(
  'an incomplete link such as %s says so, and has no button [CONF-5]',
  async (hash) => {
    open(hash)
    expect(await screen.findByRole('heading', { name: 'Half a link' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('a link that is no longer valid says so [CONF-5]', async () => {
  server.use(refuses('confirm-address', 'Used.', 400))
  const { user } = open()
  await user.click(button())
  expect(await screen.findByRole('heading', { name: 'Too late' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['without a connection', cannotBeReached('confirm-address'), /^Nothing is lost/],
  ['at a busy server', refuses('confirm-address', 'Please wait a minute.', 429), /^Please wait a minute\./],
])('%s the button stays, and works later [CONF-5]', async (_when, answer, words) => {
  server.use(answer)
  const { user } = open()
  await user.click(button())
  expect(await screen.findByText(words)).toBeVisible()
  server.use(takes('confirm-address', 'Confirmed.'))
  await user.click(button())
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeVisible()
})

test.each([
  ['confirms', '/confirm-subscription', 'Yes, write to me', confirmSubscription],
  ['ends', '/unsubscribe', 'Unsubscribe', unsubscribe],
])('a mailed link %s the subscription on %s with its key [SUBS-1 SUBS-6]', async (_, path, label, call) => {
  const received: Array<unknown> = []
  server.use(
    route(call, ({ body }) => {
      received.push(body)
      return { success: 'Done.' }
    }),
  )
  const { copy } = showPage(mailedLink, { path, at: `${path}#key=${KEY}` })
  await newUser().click(await screen.findByRole('button', { name: label }))
  expect(await screen.findByRole('heading', { name: copy.done.heading })).toBeVisible()
  expect(received).toEqual([{ key: KEY }])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirmSubscription, unsubscribe } from '#contract/subscriptions.ts'
import * as confirmation from '#src/routes/site/confirm-subscription.tsx'
import * as unsubscribing from '#src/routes/site/unsubscribe.tsx'
import { route } from '#tests/mocks/route.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { newUser } from '#tests/setup/render.tsx'
import { withDelivery } from '#tests/setup/delivery.ts'
import { showPage } from '#tests/layout/show-page.tsx'

const server = mockServer()
withDelivery('api')

const KEY = 'k'.repeat(22)

test.each([
  ['confirms', '/confirm-subscription', confirmation, 'Yes, write to me', confirmSubscription],
  ['ends', '/unsubscribe', unsubscribing, 'Unsubscribe', unsubscribe],
])(
  'a mailed link %s the subscription on %s with its key [SUBS-1 SUBS-6]',
  async (_, path, page, label, call) => {
    const received: Array<unknown> = []
    server.use(
      route(call, ({ body }) => {
        received.push(body)
        return { success: 'Done.' }
      }),
    )
    const { copy } = showPage(page, { path, at: `${path}#key=${KEY}` })
    await newUser().click(await screen.findByRole('button', { name: label }))
    expect(await screen.findByRole('heading', { name: copy.done.heading })).toBeVisible()
    expect(received).toEqual([{ key: KEY }])
  },
)

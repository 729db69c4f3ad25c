import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import * as confirmation from '#src/routes/site/confirm-subscription.tsx'
import * as unsubscribing from '#src/routes/site/unsubscribe.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { newUser } from '#tests/setup/render.tsx'
import { withDelivery } from '#tests/setup/delivery.ts'
import { showPage } from '#tests/layout/show-page.tsx'

const server = mockServer()
withDelivery('api')

const KEY = 'k'.repeat(22)

test.each([
  ['confirms the newsletter', confirmation, '/confirm-subscription', 'Yes, write to me', 'confirm'],
  ['ends the newsletter', unsubscribing, '/unsubscribe', 'Unsubscribe', 'unsubscribe'],
])('the page of a mailed link %s with the key of the link', async (_what, page, path, label, call) => {
  const received: Array<unknown> = []
  server.use(
    http.post(`*/api/subscriptions/${call}`, async ({ request }) => {
      received.push(await request.json())
      return HttpResponse.json({ success: 'Done.' })
    }),
  )
  const { copy } = showPage(page, { path, at: `${path}#key=${KEY}` })
  await newUser().click(await screen.findByRole('button', { name: label }))
  expect(await screen.findByRole('heading', { name: copy.done.heading })).toBeVisible()
  expect(received).toEqual([{ key: KEY }])
})

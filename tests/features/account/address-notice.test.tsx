import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { amina } from '#tests/mocks/members.ts'
import { mockAccount, setAccount, show } from './show-account.tsx'

const server = mockAccount()

const confirmed = (is_address_confirmed: boolean) => setAccount({ user: { ...amina, is_address_confirmed } })

const notice = () => screen.findByRole('region', { name: 'Confirm your address' })

test('a member with an unconfirmed address is asked to confirm it, and has the mail sent again [CONF-8]', async () => {
  confirmed(false)
  const user = await show('/explore/my-account')
  const region = within(await notice())
  expect(region.getByText('amina@example.com')).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Send the email again' }))
  expect(await region.findByText('An email with a new link is on its way to you.')).toBeVisible()
})

test('a mail that cannot be sent again says why [CONF-8]', async () => {
  confirmed(false)
  const user = await show('/explore/my-account')
  const region = within(await notice())
  server.use(
    http.post('*/account/confirmation', () =>
      HttpResponse.json({ error: 'Please try again tomorrow.' }, { status: 429 }),
    ),
  )
  await user.click(region.getByRole('button', { name: 'Send the email again' }))
  expect(await region.findByText('Please try again tomorrow.')).toBeVisible()
})

test('the notice goes when the member comes back from the mail with a confirmed address [CONF-8]', async () => {
  confirmed(false)
  await show('/explore/my-account')
  await notice()
  confirmed(true)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => screen.queryByRole('region', { name: 'Confirm your address' })).toBeNull()
})

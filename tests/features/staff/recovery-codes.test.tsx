import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '#tests/setup/fill.ts'
import { mockConsole, openConsole } from './open-console.tsx'

mockConsole()

const USED = Array.from({ length: 8 }, (_, index) => `7F3KQ2MX90T${index}`)

test('few recovery codes left are said on the overview, and a code of the app makes new ones [STAFF-63]', async () => {
  const user = openConsole('/staff', { role: 'reader', usedRecoveryCodes: USED })
  const notice = await screen.findByText(/You have 2 recovery codes left/)
  await user.click(within(notice).getByRole('link', { name: 'Make new ones' }))
  expect(await screen.findByText(/You have 2 of 10 recovery codes left/)).toBeVisible()

  await fill(user, screen.getByLabelText('Code of your app'), '654321')
  await user.click(screen.getByRole('button', { name: 'Make new codes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is wrong')
  await user.clear(screen.getByLabelText('Code of your app'))
  await fill(user, screen.getByLabelText('Code of your app'), '123456')
  await user.dblClick(screen.getByRole('button', { name: 'Make new codes' }))
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  expect(screen.getByText('8F3K-Q2MX-90T0')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(screen.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus()
  expect(await screen.findByText(/You have 10 of 10 recovery codes left/)).toBeVisible()
  expect(screen.getByLabelText('Code of your app')).toHaveValue('')
})

test('the recovery codes are reached from every view of the console, and enough of them show no notice [STAFF-63]', async () => {
  const user = openConsole('/staff')
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(screen.queryByText(/recovery codes left/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Recovery codes' }))
  expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toBeVisible()
})

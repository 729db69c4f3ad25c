import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { STAFF_SESSION_PATH } from '#contract/staff/session-path.ts'
import { fill } from '#tests/setup/render.tsx'
import { chioma, CODE } from './console-server.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const { server, state } = mockConsole()

const codeField = () => screen.findByLabelText('Code of your app')

test('the second step is set up with the password, the app and its first code, and shows recovery codes until they are kept [STAFF-51]', async () => {
  Object.assign(state.me, { secondStep: 'enrol' })
  const user = openConsole('/staff')
  const password = await screen.findByLabelText('Your password')
  // Password managers store both together.
  expect(password.closest('form')?.querySelector('[autocomplete=username]')).toHaveValue(chioma.email)
  await fill(user, password, 'a demo of four words')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('img', { name: 'QR code for your app' })).toBeVisible()
  expect(screen.getByText(/^Scan this with your app/)).toHaveFocus()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await fill(user, await codeField(), CODE)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  expect(screen.getByText('7F3K-Q2MX-90T0')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download them' })).toHaveAttribute(
    'download',
    'recovery-codes.txt',
  )
  await user.click(screen.getByRole('button', { name: 'Copy them' }))
  expect(await navigator.clipboard.readText()).toContain('7F3K-Q2MX-90T0')

  // The window is left for another app, and the session is looked at again.
  const session = new Promise<void>((resolve) => {
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith(STAFF_SESSION_PATH)) resolve()
    })
  })
  const twoMinutesLater = Date.now() + 120_000
  vi.spyOn(Date, 'now').mockReturnValue(twoMinutesLater)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await session
  await act(async () => undefined)
  expect(screen.getByText('7F3K-Q2MX-90T0')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: /I have kept them/ }))
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('without the code nothing of the console shows, and a wrong one says so [STAFF-51]', async () => {
  Object.assign(state.me, { secondStep: 'required' })
  const user = openConsole('/staff/submissions')
  await fill(user, await codeField(), '654321')
  await user.click(screen.getByRole('button', { name: 'Open the console' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is wrong')
  expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument()
})

test('few recovery codes left are said on the overview, and a code of the app makes new ones, once [STAFF-63]', async () => {
  Object.assign(state.me, { recoveryCodesLeft: 2 })
  const user = openConsole('/staff')
  const notice = await screen.findByText(/You have 2 recovery codes left/)
  await user.click(within(notice).getByRole('link', { name: 'Make new ones' }))
  expect(await screen.findByText(/You have 2 of 10 recovery codes left/)).toBeVisible()

  await fill(user, await codeField(), CODE)
  await user.dblClick(screen.getByRole('button', { name: 'Make new codes' }))
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  expect(screen.getByText('8F3K-Q2MX-90T0')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(await screen.findByText(/You have 10 of 10 recovery codes left/)).toBeVisible()
  expect(await codeField()).toHaveValue('')
})

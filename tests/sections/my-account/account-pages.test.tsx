import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
// Loaded before the tests, because a busy machine may take longer to load it than a test waits.
import '#src/features/offline/queue.ts'
import { storedFile } from '#src/lib/file-storage.ts'
import { DEMO, readState } from '#tests/mocks/api/state.ts'
import { accountOf, mockAccount, show, store } from './show-account.tsx'
import '#tests/setup/dialog.ts'
import { fill } from '#tests/setup/fill.ts'

const server = mockAccount()

test('the profile has the name and address of the member, and leads to the details and to help [PROFILE-1 PROFILE-2 PROFILE-4]', async () => {
  await show('/explore/my-account')
  const profile = within(screen.getByRole('region', { name: 'Profile' }))
  expect(profile.getByText('Amina Balogun')).toBeVisible()
  expect(profile.getByText('amina@example.com')).toBeVisible()
  expect(profile.getByRole('link', { name: 'Edit Info' })).toHaveAttribute('href', '/explore/my-account/edit')
  expect(profile.getByRole('link', { name: 'HELP CENTER' })).toBeVisible()
  expect(document.title).toBe('Amina Balogun')
})

test('a member unsubscribes from the mailing list, and subscribes again [PROFILE-7]', async () => {
  const user = await show('/explore/my-account')
  await user.dblClick(screen.getByRole('button', { name: 'Unsubscribe from mailing list' }))
  const state = await screen.findByText('You are not on our mailing list.')
  expect(state).toBeVisible()
  // The toast announces the same words.
  expect(state.closest('[role=status], [aria-live]')).toBeNull()
  expect(accountOf()?.is_on_mailing_list).toBe(false)
  const subscribe = screen.getByRole('button', { name: 'Subscribe to mailing list' })
  await waitFor(() => expect(subscribe).not.toHaveAttribute('aria-disabled'))
  await user.click(subscribe)
  await waitFor(() => expect(accountOf()?.is_on_mailing_list).toBe(true))
})

const passwordForm = () => within(screen.getByRole('form', { name: 'Reset Password' }))

test('a new password needs the current one, and is typed twice [PROFILE-8]', async () => {
  const user = await show('/explore/my-account')
  await fill(user, passwordForm().getByLabelText('Current Password'), DEMO.password)
  await fill(user, passwordForm().getByLabelText('New Password'), 'nine purple keke rides')
  await user.type(passwordForm().getByLabelText('Re-enter Password'), 'nine purple')
  await user.click(passwordForm().getByRole('button', { name: 'Save' }))
  expect(await passwordForm().findByText(/The two passwords differ/)).toBeVisible()
  expect(accountOf()?.password).toBe(DEMO.password)

  await user.type(passwordForm().getByLabelText('Re-enter Password'), ' keke rides')
  await user.click(passwordForm().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(accountOf()?.password).toBe('nine purple keke rides'))
  await waitFor(() => expect(passwordForm().getByLabelText('New Password')).toHaveValue(''))
})

test('a wrong current password changes nothing, and the form says why', async () => {
  const user = await show('/explore/my-account')
  await fill(user, passwordForm().getByLabelText('Current Password'), 'wrong')
  for (const label of ['New Password', 'Re-enter Password'])
    await fill(user, passwordForm().getByLabelText(label), 'nine purple keke rides')
  await user.click(passwordForm().getByRole('button', { name: 'Save' }))
  expect(await passwordForm().findByText('The current password is wrong.')).toBeVisible()
  expect(accountOf()?.password).toBe(DEMO.password)
})

test('a member changes her details, which the profile shows at once', async () => {
  const user = await show('/explore/my-account/edit')
  const name = screen.getByLabelText('First name')
  expect(name).toHaveValue('Amina')
  await user.clear(name)
  await user.type(name, 'Amaka')
  await fill(user, screen.getByLabelText('Current Password'), DEMO.password)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Amaka Balogun')).toBeVisible()
  await screen.findByRole('region', { name: 'Recent Donations' })
  expect(accountOf()?.first_name).toBe('Amaka')
})

test('the account is deleted after a typed word and the password, and says what goes with it [PROFILE-9]', async () => {
  const user = await show('/explore/my-account')
  await user.click(screen.getByRole('button', { name: 'DELETE MY ACCOUNT' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(dialog.getByText(/your requests to mentors/)).toBeVisible()
  await fill(user, dialog.getByLabelText('Current Password'), DEMO.password)
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await dialog.findByText(/Please type DELETE/)).toBeVisible()
  expect(readState(store).accounts).toHaveLength(1)

  await user.type(dialog.getByLabelText('Type DELETE'), 'delete')
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await screen.findByText('Another page')).toBeVisible()
  expect(readState(store).accounts).toEqual([])
})

test('with the account go the drafts, files and shortlist on this device, also what was typed at last [MORE-50]', async () => {
  const file = storedFile('nominee-material')
  await file.write(new File(['%PDF'], 'letter.pdf'))
  localStorage.setItem('draft:contact', '{}')
  localStorage.setItem('mentorShortlist', '["efua-brobbey"]')
  const user = await show('/explore/my-account')
  await user.click(screen.getByRole('button', { name: 'DELETE MY ACCOUNT' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(dialog.getByText(/your drafts and your shortlist on this device/)).toBeVisible()
  await fill(user, dialog.getByLabelText('Current Password'), DEMO.password)
  await user.type(dialog.getByLabelText('Type DELETE'), 'delete')
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await screen.findByText('Another page')
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  await waitFor(async () => expect(await file.read()).toBeNull())
})

test('the sessions are listed, and other browsers are signed out with the password', async () => {
  // Half past midnight of 7 March in Lagos.
  const now = '2026-03-06T23:30:00.000Z'
  const here = {
    id: 'a',
    browser: 'Firefox on Windows',
    signed_in_at: now,
    last_seen_at: now,
    is_current: true,
  }
  const there = { ...here, id: 'b', browser: 'Chrome on Android', is_current: false }
  let sessions = [here, there]
  const received: Array<unknown> = []
  server.use(
    http.get('*/account/sessions', () => HttpResponse.json({ success: 'Yes', payload: sessions })),
    http.post('*/account/sessions/:id/end', async ({ request, params }) => {
      received.push(params.id, await request.json())
      sessions = [here]
      return HttpResponse.json({ success: 'This browser is signed out.' })
    }),
  )
  const user = await show('/explore/my-account')
  const region = within(screen.getByRole('region', { name: 'Where you are signed in' }))
  expect(await region.findByText('This browser')).toBeVisible()
  expect(region.getByText('Signed in on 7 March 2026, last used on 7 March 2026')).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Sign out Chrome on Android' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out another browser' }))
  // Nothing has been sent yet.
  expect(dialog.getByText('Chrome on Android will be signed out.')).toBeVisible()
  await fill(user, dialog.getByLabelText('Current Password'), DEMO.password)
  await user.click(dialog.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(region.queryByText('Chrome on Android')).not.toBeInTheDocument())
  expect(received).toEqual(['b', { current_password: DEMO.password }])
  expect(region.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument()
  // The button that had the focus is gone.
  await waitFor(() => expect(region.getByRole('list', { name: 'Browsers' })).toHaveFocus())
})

/** Two sessions, of which the second ends elsewhere when `endElsewhere` is called. */
function hasTwoSessions() {
  const now = '2026-03-06T23:30:00.000Z'
  const here = { id: 'a', browser: 'Firefox', signed_in_at: now, last_seen_at: now, is_current: true }
  let sessions = [here, { ...here, id: 'b', browser: 'Chrome on Android', is_current: false }]
  server.use(
    http.get('*/account/sessions', () => HttpResponse.json({ success: 'Yes', payload: sessions })),
    http.post('*/account/sessions/:id/end', () =>
      HttpResponse.json({ error: 'This browser is already signed out.' }, { status: 404 }),
    ),
  )
  return { endElsewhere: () => void (sessions = [here]) }
}

test('after a change of the password the list has no browser that it has signed out', async () => {
  const { endElsewhere } = hasTwoSessions()
  const user = await show('/explore/my-account')
  expect(await screen.findByText('Chrome on Android')).toBeVisible()
  endElsewhere()
  await fill(user, passwordForm().getByLabelText('Current Password'), DEMO.password)
  for (const label of ['New Password', 'Re-enter Password'])
    await fill(user, passwordForm().getByLabelText(label), 'nine purple keke rides')
  await user.click(passwordForm().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument())
})

test('a browser that was signed out elsewhere leaves the list when it cannot be signed out again', async () => {
  const { endElsewhere } = hasTwoSessions()
  const user = await show('/explore/my-account')
  await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }))
  endElsewhere()
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out another browser' }))
  await fill(user, dialog.getByLabelText('Current Password'), DEMO.password)
  await user.click(dialog.getByRole('button', { name: 'Sign out' }))
  expect(await dialog.findByText('This browser is already signed out.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument())
})

test('SIGN OUT leaves the member area [PROFILE-9]', async () => {
  const user = await show('/explore/my-account')
  await user.click(screen.getByRole('button', { name: 'SIGN OUT' }))
  expect(await screen.findByText('Another page')).toBeVisible()
  expect(readState(store).signedIn).toBeNull()
})

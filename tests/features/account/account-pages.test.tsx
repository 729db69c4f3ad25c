import 'fake-indexeddb/auto'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useAccountMutation } from '#src/features/account/use-account-mutation.ts'
import { storedFile } from '#src/lib/file-storage.ts'
import { PASSWORD } from '#tests/mocks/account.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { ForMember } from '#tests/setup/for-member.tsx'
import { fill } from '#tests/setup/render.tsx'
import { amina } from '#tests/mocks/members.ts'
import { account, mockAccount, setAccount, show } from './show-account.tsx'

const server = mockAccount()
withDelivery('api')

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
  expect(account.user.is_on_mailing_list).toBe(false)
  const subscribe = screen.getByRole('button', { name: 'Subscribe to mailing list' })
  await waitFor(() => expect(subscribe).not.toHaveAttribute('aria-disabled'))
  await user.click(subscribe)
  await waitFor(() => expect(account.user.is_on_mailing_list).toBe(true))
})

const passwordForm = () => within(screen.getByRole('form', { name: 'Reset Password' }))

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

test('a new password needs the current one, is typed twice, and takes the browsers that it signs out off the list [PROFILE-8]', async () => {
  const { endElsewhere } = hasTwoSessions()
  const user = await show('/explore/my-account')
  expect(await screen.findByText('Chrome on Android')).toBeVisible()
  await fill(user, passwordForm().getByLabelText('Current Password'), PASSWORD)
  await fill(user, passwordForm().getByLabelText('New Password'), 'nine purple keke rides')
  await fill(user, passwordForm().getByLabelText('Re-enter Password'), 'nine purple')
  await user.click(passwordForm().getByRole('button', { name: 'Save' }))
  expect(await passwordForm().findByText(/The two passwords differ/)).toBeVisible()
  expect(account.password).toBe(PASSWORD)

  endElsewhere()
  await fill(user, passwordForm().getByLabelText('Re-enter Password'), ' keke rides')
  await user.click(passwordForm().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(account.password).toBe('nine purple keke rides'))
  await waitFor(() => expect(passwordForm().getByLabelText('New Password')).toHaveValue(''))
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument())
})

test('with the account go the drafts, files and shortlist on this device, also what was typed at last [MORE-50]', async () => {
  const file = storedFile('nominee-material')
  expect(await file.write(new File(['%PDF'], 'letter.pdf'))).toBe(true)
  localStorage.setItem('draft:contact', '{}')
  localStorage.setItem('mentorShortlist', '["efua-brobbey"]')
  const user = await show('/explore/my-account')
  await user.click(screen.getByRole('button', { name: 'DELETE MY ACCOUNT' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(dialog.getByText(/your drafts and your shortlist on this device/)).toBeVisible()
  // The dialog moves the focus once it is shown; who types before is interrupted.
  await waitFor(() => expect(dialog.getByLabelText('Type DELETE')).toHaveFocus())
  await fill(user, dialog.getByLabelText('Type DELETE'), 'delete')
  await fill(user, dialog.getByLabelText('Current Password'), PASSWORD)
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await screen.findByText('You are at /')
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  await waitFor(async () => expect(await file.read()).toBeNull())
})

test('when another browser has been signed out, the focus goes to the list that has lost its button', async () => {
  const { endElsewhere } = hasTwoSessions()
  server.use(
    http.post('*/account/sessions/:id/end', () => {
      endElsewhere()
      return HttpResponse.json({ success: 'It is signed out.' })
    }),
  )
  const user = await show('/explore/my-account')
  await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out another browser' }))
  const words = dialog.getByText('Chrome on Android will be signed out.')
  await waitFor(() => expect(dialog.getByLabelText('Current Password')).toHaveFocus())
  await fill(user, dialog.getByLabelText('Current Password'), PASSWORD)
  await user.click(dialog.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.getByRole('list', { name: 'Browsers' })).toHaveFocus())
  // As it was read while the dialog closed.
  expect(words).toHaveTextContent('Chrome on Android will be signed out.')
})

test('every form with a password names the account to password managers', async () => {
  hasTwoSessions()
  const user = await show('/explore/my-account')
  const accountOf = (form: HTMLElement) =>
    form.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value
  expect(accountOf(screen.getByRole('form', { name: 'Reset Password' }))).toBe(amina.email)
  for (const name of ['DELETE MY ACCOUNT', 'Sign out everywhere else']) {
    await user.click(await screen.findByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    expect(accountOf(dialog)).toBe(amina.email)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})

test('SIGN OUT leaves the member area [PROFILE-9]', async () => {
  const user = await show('/explore/my-account')
  await user.click(screen.getByRole('button', { name: 'SIGN OUT' }))
  expect(await screen.findByText('You are at /')).toBeVisible()
  expect(account.isSignedIn).toBe(false)
})

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

test('the notice goes when the member comes back from the mail with a confirmed address [CONF-8]', async () => {
  confirmed(false)
  await show('/explore/my-account')
  await notice()
  confirmed(true)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => screen.queryByRole('region', { name: 'Confirm your address' })).toBeNull()
})

test('without delivery no change of the account makes a call [CALL-13]', async () => {
  setDelivery('none')
  const change = vi.fn(async () => ({ success: 'Saved' }))
  const { result } = renderHook(() => useAccountMutation(change), { wrapper: ForMember })
  expect(await result.current.mutateAsync()).toBe(false)
  expect(change).not.toHaveBeenCalled()
})

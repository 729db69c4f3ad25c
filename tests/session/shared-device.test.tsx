import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { delay, http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { request } from '#src/api/client.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { HINT_KEY } from '#src/session/hint.ts'
import { isSignedIn, signsOut } from '#tests/mocks/accounts.ts'
import { amina } from '#tests/mocks/members.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { openMemberPage } from './open-member-page.tsx'

const server = mockServer()

const Page = () => <p>Only for members</p>

const open = (Shown = Page) => openMemberPage(Shown, '/explore')

/** Stores a draft, a shortlist and a comparison, and values that belong to the device. */
function leaveThingsBehind() {
  localStorage.setItem('draft:mentor-request:efua-brobbey', '{}')
  localStorage.setItem('mentorShortlist', '["efua-brobbey"]')
  sessionStorage.setItem('mentorComparison', '["efua-brobbey"]')
  localStorage.setItem('visitCount', '2')
}

/** In another tab. */
async function zainabLogsIn() {
  server.use(isSignedIn({ ...amina, id: '2', first_name: 'Zainab' }))
  localStorage.setItem(HINT_KEY, '2')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: HINT_KEY })))
  await screen.findAllByTitle('Zainab Balogun')
}

const keysLeft = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()

test('signing out leaves nothing of the member on the device, which may be a shared phone [MORE-50]', async () => {
  server.use(isSignedIn(), signsOut)
  leaveThingsBehind()
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByText('You are at /')
  await waitFor(() => expect(keysLeft()).toEqual(['visitCount']))
})

test('another member who logs in finds nothing of the one before, whose session expired [MORE-50]', async () => {
  server.use(isSignedIn())
  open()
  await screen.findByText('Only for members')
  leaveThingsBehind()
  await zainabLogsIn()
  expect(keysLeft()).toEqual(['memberId', HINT_KEY, 'visitCount'])
})

test('a page that was open for the member before shows none of her data, nor a form with her values, to the next one [MORE-57]', async () => {
  const Own = () => {
    const { data } = useQuery({ queryKey: ['donations'], queryFn: () => request('/account/donations') })
    const [name] = useState(useCurrentUser().first_name)
    return (
      <>
        <p>{data === undefined ? 'Loading' : 'The gifts of Amina'}</p>
        <label>
          First name <input defaultValue={name} />
        </label>
      </>
    )
  }
  server.use(
    isSignedIn(),
    http.get('*/account/donations', () => HttpResponse.json({ success: 'Yours.', payload: [] })),
  )
  open(Own)
  await screen.findByText('The gifts of Amina')

  server.use(http.get('*/account/donations', () => delay('infinite')))
  await zainabLogsIn()
  expect(screen.getByLabelText('First name')).toHaveValue('Zainab')
  expect(screen.queryByText('The gifts of Amina')).not.toBeInTheDocument()
})

test('a tab that is told of a sign-out elsewhere forgets what it held itself [MORE-50]', async () => {
  server.use(isSignedIn())
  open()
  await screen.findByText('Only for members')
  sessionStorage.setItem('mentorComparison', '["efua-brobbey"]')
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: HINT_KEY })))
  await screen.findByText('You are at /')
  await waitFor(() => expect(keysLeft()).toEqual([]))
})

import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasSignedInHint, HINT_KEY } from '#src/session/hint.ts'
import { sessionQuery } from '#src/session/session-provider.tsx'
import {
  cannotSignOut,
  isSignedIn,
  nobodyIsSignedIn,
  sessionCheckCannotBeReached,
  sessionCheckFails,
} from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { makeGate } from '#tests/mocks/submissions.ts'
import { request } from '#src/api/client.ts'
import { Place } from '#tests/setup/render.tsx'
import { openMemberPage } from './open-member-page.tsx'

let client = new QueryClient()

function Page() {
  client = useQueryClient()
  const { mutate } = useMutation({ mutationFn: () => request('/account', { method: 'PATCH' }) })
  return (
    <main>
      <p>Only for members</p>
      <button onClick={() => mutate()}>Save</button>
      <Place />
    </main>
  )
}

const open = (address = '/explore') => openMemberPage(Page, address)

const server = mockServer()

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('until the session check answers, only the loading view shows; then the page and the name of the member [SESSION-5 SESSION-6 MEMBER-2 CALL-9]', async () => {
  server.use(isSignedIn())
  open()
  expect(screen.getByText('Opening the member area')).toHaveAttribute('role', 'status')
  expect(screen.queryByText('Only for members')).not.toBeInTheDocument()
  expect(await screen.findByText('Only for members')).toBeInTheDocument()
  expect(screen.queryByText('Opening the member area')).not.toBeInTheDocument()
  expect(screen.getAllByTitle('Amina Balogun')).not.toEqual([])
  expect(hasSignedInHint()).toBe(true)
})

test.each([
  ['finds nobody', nobodyIsSignedIn],
  ['fails', sessionCheckFails],
  ['cannot be made', sessionCheckCannotBeReached],
])(
  'when the check %s, the browser goes to the home page without a message [SESSION-7 SESSION-8 ERROR-7]',
  async (_how, answer) => {
    server.use(answer)
    open('/explore/jobs')
    expect(await screen.findByText('You are at /')).toBeInTheDocument()
    expect(screen.queryByText('Only for members')).not.toBeInTheDocument()
    expect(alerts()).toEqual([])
  },
)

test('a session that ends on a page leads to the login page, with the way back [MORE-31]', async () => {
  server.use(
    isSignedIn(),
    http.patch('*/account', () => HttpResponse.json({ error: 'Please log in first.' }, { status: 401 })),
  )
  const user = open('/explore/jobs?page=2')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You are at /login?next=%2Fexplore%2Fjobs%3Fpage%3D2')).toBeInTheDocument()
  await waitFor(() => expect(alerts()).toEqual(['Your session has ended. Please log in again.']))
  expect(hasSignedInHint()).toBe(false)
})

test('a network failure on a page leaves the member there', async () => {
  server.use(isSignedIn())
  open()
  await screen.findByText('Only for members')
  server.use(sessionCheckCannotBeReached)
  await act(() => client.invalidateQueries(sessionQuery()))
  expect(screen.getByText('Only for members')).toBeInTheDocument()
})

test('the session is checked again on regaining focus, at most every three minutes, and one found expired leads to the login', async () => {
  server.use(isSignedIn())
  vi.useFakeTimers({ toFake: ['Date'] })
  open('/explore')
  await screen.findByText('Only for members')
  server.use(nobodyIsSignedIn)
  const comeBack = () =>
    act(async () => {
      window.dispatchEvent(new Event('visibilitychange'))
      // A check would start once all pending work is done.
      await new Promise((resolve) => setTimeout(resolve))
    })
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await comeBack()
  expect(client.isFetching()).toBe(0)
  expect(screen.getByText('Only for members')).toBeInTheDocument()
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await comeBack()
  expect(await screen.findByText('You are at /login?next=%2Fexplore')).toBeInTheDocument()
})

test('signing out that fails shows a toast styled as success, is logged, and stays on the page [SESSION-10 SESSION-11 ERROR-6]', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => {})
  server.use(isSignedIn(), cannotSignOut)
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('Sign out error')).toBeInTheDocument()
  expect(alerts()).toEqual([])
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ name: 'ApiError', status: 500 })]])
  logged.mockClear()
  expect(screen.getByText('Only for members')).toBeInTheDocument()
  expect(hasSignedInHint()).toBe(true)
})

test('signing out in another tab signs out here [MORE-32]', async () => {
  server.use(isSignedIn())
  open()
  await screen.findByText('Only for members')
  localStorage.removeItem('memberId')
  removeHintElsewhere()
  expect(await screen.findByText('You are at /')).toBeInTheDocument()
  expect(await screen.findByText('You signed out in another tab.')).toBeInTheDocument()
})

test('a session whose end another tab notices leads to the login and back, as it would here [MORE-31 MORE-39]', async () => {
  server.use(isSignedIn())
  open()
  await screen.findByText('Only for members')
  removeHintElsewhere()
  expect(await screen.findByText(/^You are at \/login\?next=/)).toBeInTheDocument()
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument()
  expect(screen.queryByText('You signed out in another tab.')).not.toBeInTheDocument()
})

/** Another tab has found that nobody is signed in. */
function removeHintElsewhere() {
  localStorage.removeItem(HINT_KEY)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: HINT_KEY })))
}

function leaveAndComeBack(meanwhile: () => void) {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  meanwhile()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

test('a page that Back brings up whole shows no name after a sign-out elsewhere, not even until there is an answer [MORE-33]', async () => {
  server.use(isSignedIn())
  open()
  await screen.findAllByTitle('Amina Balogun')
  const answer = makeGate()
  server.use(
    http.get('*/auth/verify-user', async () => {
      await answer.opened
      return HttpResponse.json({ success: false, payload: null })
    }),
  )
  act(() => leaveAndComeBack(() => localStorage.removeItem(HINT_KEY)))
  expect(document.documentElement).toHaveAttribute('data-splash')
  expect(await screen.findByText('Opening the member area')).toBeInTheDocument()
  expect(screen.queryAllByTitle('Amina Balogun')).toEqual([])
  answer.open()
  expect(await screen.findByText('You are at /')).toBeInTheDocument()
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-splash'))
})

test('a page that Back brings up whole stays as it was left while the session is looked at', async () => {
  let checks = 0
  server.events.on('request:start', () => void (checks += 1))
  server.use(isSignedIn())
  open()
  const page = await screen.findByText('Only for members')
  act(() => leaveAndComeBack(() => undefined))
  await waitFor(() => expect(checks).toBe(2))
  expect(page).toBeInTheDocument()
  server.events.removeAllListeners()
})

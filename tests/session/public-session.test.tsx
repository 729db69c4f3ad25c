import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { createRoutesStub, Link } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { hasSignedInHint, HINT_KEY, SPLASH_SCRIPT } from '#src/session/hint.ts'
import { PublicSession } from '#src/session/public-session.tsx'
import {
  isSignedIn,
  nobodyIsSignedIn,
  sessionCheckCannotBeReached,
  sessionCheckFails,
} from '#tests/mocks/accounts.ts'
import { amina } from '#tests/mocks/members.ts'
import { makeGate } from '#tests/mocks/submissions.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { Place, renderWithTheme } from '#tests/setup/render.tsx'

const server = mockServer()

beforeEach(() => {
  document.documentElement.removeAttribute('data-splash')
  window.history.replaceState(null, '', '/')
})

function open(address: string, { isForAll = false } = {}) {
  const Public = () => {
    const [isMember, setIsMember] = useState(false)
    return (
      <>
        <PublicSession isForAll={isForAll} onChange={setIsMember} />
        <p>{isMember ? 'For a member' : 'For a visitor'}</p>
        <Place />
        <Link to="/events">Events</Link>
        <Link to="/">Home</Link>
      </>
    )
  }
  const Stub = createRoutesStub([
    { path: '/explore/*', Component: Place },
    { path: '*', Component: Public },
  ])
  return renderWithTheme(<Stub initialEntries={[address]} />)
}

/** Runs the script in the head, as before the first paint. */
function loadPage() {
  window.eval(SPLASH_SCRIPT)
}

/** Changes in another tab arrive as an event. */
function elsewhere(change: () => void) {
  change()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: HINT_KEY })))
}

const isSplashShown = () => document.documentElement.hasAttribute('data-splash')

/** A check that takes as long as the test needs. */
function heldCheck(payload: User | null = null) {
  const { opened, open } = makeGate()
  const handler = http.get('*/auth/verify-user', async () => {
    await opened
    return HttpResponse.json({ success: payload === null ? false : 'Yes', payload })
  })
  return { handler, answer: open }
}

test('a visitor sees the page; a slow check shows a status over it, and leaves no signed-in hint [SESSION-1 SESSION-3 CALL-9]', async () => {
  const { handler, answer } = heldCheck()
  server.use(handler)
  open('/events')
  expect(screen.getByText('You are at /events')).toBeVisible()
  expect(isSplashShown()).toBe(false)
  const status = await screen.findByText('Checking whether you are signed in')
  answer()
  await waitFor(() => expect(status).not.toBeInTheDocument())
  expect(screen.getByText('You are at /events')).toBeVisible()
  expect(hasSignedInHint()).toBe(false)
})

test('a member who follows a link to a page without a counterpart stays, until they go to the home page [MORE-38]', async () => {
  const address = '/donate?cause=hackathon'
  localStorage.setItem(HINT_KEY, '1')
  server.use(isSignedIn())
  open(address)
  expect(isSplashShown()).toBe(false)
  expect(await screen.findByText('For a member')).toBeVisible()
  expect(screen.getByText(`You are at ${address}`)).toBeVisible()
  screen.getByRole('link', { name: 'Home' }).click()
  expect(await screen.findByText('You are at /explore')).toBeVisible()
})

test('a check without an answer gives up the splash after eight seconds, and a late answer leaves readers alone', async () => {
  localStorage.setItem(HINT_KEY, '1')
  const { handler, answer } = heldCheck(amina)
  server.use(handler)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open('/')
  act(() => void vi.advanceTimersByTime(7999))
  expect(isSplashShown()).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(isSplashShown()).toBe(false)
  vi.useRealTimers()
  answer()
  expect(await screen.findByText('For a member')).toBeVisible()
  expect(screen.getByText('You are at /')).toBeVisible()
})

test.each([
  ['fails', sessionCheckFails],
  ['cannot be made', sessionCheckCannotBeReached],
])(
  'when the check %s, the page shows, and the signed-in hint stays [SESSION-4 ERROR-8]',
  async (_how, answer) => {
    localStorage.setItem(HINT_KEY, '1')
    loadPage()
    expect(isSplashShown()).toBe(true)
    server.use(answer)
    open('/')
    await waitFor(() => expect(isSplashShown()).toBe(false))
    expect(screen.getByText('You are at /')).toBeVisible()
    expect(hasSignedInHint()).toBe(true)
  },
)

test('a login in another tab is noticed by other public pages on the next navigation, a sign-out at once', async () => {
  localStorage.setItem(HINT_KEY, '1')
  server.use(nobodyIsSignedIn)
  open('/donate')
  await waitFor(() => expect(hasSignedInHint()).toBe(false))
  server.use(isSignedIn())
  elsewhere(() => localStorage.setItem(HINT_KEY, '2'))
  expect(screen.getByText('You are at /donate')).toBeVisible()
  screen.getByRole('link', { name: 'Events' }).click()
  expect(await screen.findByText('For a member')).toBeVisible()
  expect(screen.getByText('You are at /events')).toBeVisible()
  elsewhere(() => localStorage.removeItem(HINT_KEY))
  expect(await screen.findByText('For a visitor')).toBeVisible()
})

test('a login in another tab takes the login page to the page on which the session ended', async () => {
  server.use(nobodyIsSignedIn)
  open('/login?next=%2Fexplore%2Fjobs')
  await screen.findByText('For a visitor')
  elsewhere(() => localStorage.setItem(HINT_KEY, '1'))
  expect(await screen.findByText('You are at /explore/jobs')).toBeVisible()
})

test('an answer from before a login in another tab does not end that login', async () => {
  const { handler, answer } = heldCheck()
  server.use(handler)
  open('/donate')
  const status = await screen.findByText('Checking whether you are signed in')
  elsewhere(() => localStorage.setItem(HINT_KEY, '1'))
  answer()
  await waitFor(() => expect(status).not.toBeInTheDocument())
  expect(hasSignedInHint()).toBe(true)
})

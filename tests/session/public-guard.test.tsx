import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createRoutesStub, Link, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HINT_KEY, hasSignedInHint } from '#src/session/hint.ts'
import { PublicGuard } from '#src/session/public-guard.tsx'
import { SPLASH_SCRIPT } from '#src/session/splash-mark.ts'
import {
  isSignedIn,
  nobodyIsSignedIn,
  sessionCheckCannotBeReached,
  sessionCheckFails,
} from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

const server = mockServer()

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-splash')
  window.history.replaceState(null, '', '/')
})

function Place() {
  const { pathname, search } = useLocation()
  return (
    <main>
      <p>
        You are at {pathname}
        {search}
      </p>
      <Link to="/events">Events</Link>
    </main>
  )
}

function open(address: string, { isForAll = false } = {}) {
  const Public = () => (
    <>
      <PublicGuard isForAll={isForAll} />
      <Place />
    </>
  )
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

/** Everything has happened that follows from the answer to the check. */
async function settled(answered: Promise<unknown>) {
  await answered
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

function nextAnswer() {
  return new Promise<void>((resolve) => server.events.on('response:mocked', () => resolve()))
}

afterEach(() => server.events.removeAllListeners('response:mocked'))

const isSplashShown = () => document.documentElement.hasAttribute('data-splash')

/** A check that takes as long as the test wants. */
function heldCheck() {
  let answer = () => {}
  const asked = vi.fn()
  const held = new Promise<void>((resolve) => (answer = resolve))
  const handler = http.get('*/auth/verify-user', async () => {
    asked()
    await held
    return HttpResponse.json({ success: false, payload: null })
  })
  return { handler, asked, answer: () => answer() }
}

test('a visitor sees the page, without a signed-in hint [SESSION-1 CALL-9]', async () => {
  const { handler, answer } = heldCheck()
  server.use(handler)
  const answered = nextAnswer()
  open('/events')
  expect(screen.getByText('You are at /events')).toBeVisible()
  expect(isSplashShown()).toBe(false)
  answer()
  await settled(answered)
  expect(screen.getByText('You are at /events')).toBeVisible()
  expect(hasSignedInHint()).toBe(false)
})

test('during a slow check, a status shows over the page, and disappears afterwards [SESSION-3]', async () => {
  const { handler, answer } = heldCheck()
  server.use(handler)
  open('/events')
  expect(await screen.findByText('Checking whether you are signed in')).toBeInTheDocument()
  expect(screen.getByText('You are at /events')).toBeVisible()
  answer()
  await waitFor(() =>
    expect(screen.queryByText('Checking whether you are signed in')).not.toBeInTheDocument(),
  )
})

test('a member is redirected to the member area, and the signed-in hint is set [SESSION-2]', async () => {
  server.use(isSignedIn())
  open('/donate?cause=hackathon')
  expect(await screen.findByText('You are at /explore')).toBeVisible()
  expect(hasSignedInHint()).toBe(true)
})

test('a member on the login page comes to the page it names', async () => {
  server.use(isSignedIn())
  open('/login?next=/explore/jobs')
  expect(await screen.findByText('You are at /explore/jobs')).toBeVisible()
})

test('a page that is there for everybody keeps members', async () => {
  localStorage.setItem(HINT_KEY, '1')
  loadPage()
  server.use(isSignedIn())
  open('/nowhere', { isForAll: true })
  await waitFor(() => expect(isSplashShown()).toBe(false))
  expect(screen.getByText('You are at /nowhere')).toBeVisible()
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
    open('/events')
    await waitFor(() => expect(isSplashShown()).toBe(false))
    expect(screen.getByText('You are at /events')).toBeVisible()
    expect(hasSignedInHint()).toBe(true)
  },
)

test('where a member was last seen the splash is there before anything is painted, until the session proves over', async () => {
  localStorage.setItem(HINT_KEY, '1')
  loadPage()
  expect(isSplashShown()).toBe(true)
  server.use(nobodyIsSignedIn)
  open('/events')
  await waitFor(() => expect(isSplashShown()).toBe(false))
  expect(hasSignedInHint()).toBe(false)
})

test('the splash stays away where no member was seen', () => {
  loadPage()
  expect(isSplashShown()).toBe(false)
})

test('the splash lasts until the member area takes over', async () => {
  localStorage.setItem(HINT_KEY, '1')
  server.use(isSignedIn())
  open('/')
  expect(isSplashShown()).toBe(true)
  await screen.findByText('You are at /explore')
  expect(isSplashShown()).toBe(false)
})

test('a login in another tab continues the login page at once', async () => {
  window.history.replaceState(null, '', '/login')
  const { handler, asked, answer } = heldCheck()
  server.use(handler)
  open('/login')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  answer()
  server.use(isSignedIn())
  elsewhere(() => localStorage.setItem(HINT_KEY, '2'))
  expect(await screen.findByText('You are at /explore')).toBeVisible()
})

test('a login in another tab redirects other public pages on the next navigation', async () => {
  server.use(nobodyIsSignedIn)
  const answered = nextAnswer()
  open('/donate')
  await settled(answered)
  server.use(isSignedIn())
  elsewhere(() => localStorage.setItem(HINT_KEY, '2'))
  expect(screen.getByText('You are at /donate')).toBeVisible()
  screen.getByRole('link', { name: 'Events' }).click()
  expect(await screen.findByText('You are at /explore')).toBeVisible()
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { createRoutesStub, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LoadingView, MemberGuard } from '#src/session/member-guard.tsx'
import { readNext } from '#src/session/member-address.ts'
import { findSession } from '#src/session/session-api.ts'
import { StaffGate } from '#src/session/staff-gate.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { PublicSession } from '#src/session/public-session.tsx'
import { amina } from '#tests/mocks/members.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { Place, renderWithTheme } from '#tests/setup/render.tsx'

const server = mockServer()

function Public() {
  return (
    <>
      <PublicSession isForAll={false} onChange={() => {}} />
      <Place />
    </>
  )
}

function Member() {
  return (
    <SessionProvider>
      <MemberGuard>
        <Place />
      </MemberGuard>
    </SessionProvider>
  )
}

function renderSite(address: string) {
  const Stub = createRoutesStub([
    { path: '/explore/*', Component: Member },
    { path: '*', Component: Public },
  ])
  return renderWithTheme(<Stub initialEntries={[address]} />).user
}

const member = () => HttpResponse.json({ success: 'Welcome back.', payload: amina })

test('a member, then an odd answer, and so on by turns leads to no loop [MORE-35]', async () => {
  const byTurns = [...Array(50).keys()].map((turn) =>
    turn % 2 === 0 ? member : () => HttpResponse.json(null),
  )
  let asked = 0
  server.use(http.get('*/auth/verify-user', () => byTurns[asked++]?.()))
  renderSite('/')
  await waitFor(() => expect(asked).toBe(3))
  // Longer than another round would take.
  await delay(300)
  expect(asked).toBe(3)
  expect(screen.getByText('You are at /')).toBeVisible()
})

test('a check answered with 401 finds nobody, as one without a session does', async () => {
  server.use(http.get('*/auth/verify-user', () => HttpResponse.json({ error: 'Log in.' }, { status: 401 })))
  expect(await findSession()).toBeNull()
})

test('a slow answer is waited for: after eight seconds the loading view offers another try, and the member comes in [MORE-36]', async () => {
  const asked = vi.fn()
  server.use(
    http.get('*/auth/verify-user', () => {
      asked()
      return new Promise<never>(() => {})
    }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const user = renderSite('/explore/jobs')
  act(() => void vi.advanceTimersByTime(7999))
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toHaveTextContent('takes longer than usual')
  act(() => void vi.advanceTimersByTime(10 * 60_000))
  vi.useRealTimers()
  server.use(http.get('*/auth/verify-user', member))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You are at /explore/jobs')).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
})

const STYLES = 'src/theme/splash.css'

test('the loading view is the splash, whose logo is animated [PAGE-26]', () => {
  renderWithTheme(<LoadingView onRetry={() => {}} />)
  expect(screen.getByRole('main')).toHaveClass('splash')
  const [, logo = ''] = /\.splash \{[^}]*url\('([^']+\.svg)'\)/.exec(readFileSync(STYLES, 'utf8')) ?? []
  const drawing = readFileSync(path.resolve(path.dirname(STYLES), logo), 'utf8')
  expect(drawing).toContain('aria-label="GeleGrid"')
  expect(drawing).toMatch(/animation:\s*\w+ /)
  expect(drawing).toMatch(/@media \(prefers-reduced-motion:\s*reduce\)/)
})

/** Opens the console for a member whom the server answers with this status, or for a visitor. */
function openConsole(status: number | null) {
  let loads = 0
  const session = status === null ? { success: false, payload: null } : { success: 'Welcome', payload: amina }
  server.use(
    http.get('*/auth/verify-user', () => HttpResponse.json(session)),
    // Without a handler, a visitor's request fails the test.
    ...(status === null
      ? []
      : [http.get('*/api/staff/session', () => HttpResponse.json({ success: '' }, { status }))]),
  )
  const load = async () => {
    loads += 1
    return { text: 'The console' }
  }
  const Stub = createRoutesStub([
    {
      path: '/staff/:view?',
      Component: () => (
        <StaffGate load={load} notFound={<h1>Not here</h1>}>
          {({ text }) => <h1>{text}</h1>}
        </StaffGate>
      ),
    },
    { path: '/login', Component: Login },
  ])
  renderWithTheme(<Stub initialEntries={['/staff/submissions?kind=contact']} />)
  return { loads: () => loads }
}

function Login() {
  const { search } = useLocation()
  return <p>Login, then {readNext(search)}</p>
}

test.each([null, 401])(
  'visitors, also those whose session ends meanwhile, log in and come back, and the console is not loaded for them: %s [STAFF-50 STAFF-57]',
  async (status) => {
    const { loads } = openConsole(status)
    expect(await screen.findByText('Login, then /staff/submissions?kind=contact')).toBeVisible()
    expect(loads()).toBe(0)
  },
)

test('members without a role see that there is no such page, and are sent no console [STAFF-50 STAFF-57]', async () => {
  const { loads } = openConsole(404)
  expect(await screen.findByRole('heading', { name: 'Not here' })).toBeVisible()
  expect(loads()).toBe(0)
})

test.each([
  ['staff get the console', 200, 'heading', 'The console'],
  ['a server that fails leaves a way to try again', 503, 'button', 'Try again'],
])('%s [STAFF-57]', async (_what, status, role, name) => {
  openConsole(status)
  expect(await screen.findByRole(role, { name })).toBeVisible()
})

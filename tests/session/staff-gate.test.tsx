import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createRoutesStub, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readNext } from '#src/session/member-address.ts'
import { StaffGate } from '#src/session/staff-gate.tsx'
import { amina } from '#tests/mocks/members.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

const server = mockServer()

/** Opens the page for a member whom the server answers with this status, or for a visitor. */
function open(status: number | null) {
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
    const { loads } = open(status)
    expect(await screen.findByText('Login, then /staff/submissions?kind=contact')).toBeVisible()
    expect(loads()).toBe(0)
  },
)

test('members without a role see that there is no such page, and are sent no console [STAFF-50 STAFF-57]', async () => {
  const { loads } = open(404)
  expect(await screen.findByRole('heading', { name: 'Not here' })).toBeVisible()
  expect(loads()).toBe(0)
})

test.each([
  ['staff get the console', 200, 'heading', 'The console'],
  ['a server that fails leaves a way to try again', 503, 'button', 'Try again'],
])('%s [STAFF-57]', async (_what, status, role, name) => {
  open(status)
  expect(await screen.findByRole(role, { name })).toBeVisible()
})

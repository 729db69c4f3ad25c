import { useMutation } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createRoutesStub } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { json, request } from '#src/api/client.ts'
import { LoginForm } from '#src/features/account/login-form.tsx'
import { MemberGuard } from '#src/session/member-guard.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { PublicSession } from '#src/session/public-session.tsx'
import { isSignedIn, nobodyIsSignedIn, takes } from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { MessageForm } from '#tests/ui/message-form.tsx'

const server = mockServer()
withDelivery('api')
beforeEach(() => localStorage.clear())

function RequestForm() {
  const { mutateAsync } = useMutation({
    mutationFn: (body: unknown) => request('/account/requests', { method: 'POST', ...json(body) }),
  })
  async function send(body: unknown) {
    await mutateAsync(body)
    return true
  }
  return <MessageForm name="request" onSubmit={send} />
}

function MemberPage() {
  return (
    <SessionProvider>
      <MemberGuard>
        <RequestForm />
      </MemberGuard>
    </SessionProvider>
  )
}

function LoginPage() {
  return (
    <>
      <PublicSession isForAll={false} onChange={() => {}} />
      <LoginForm labelledBy="heading" email="hello@gelegrid.example" />
    </>
  )
}

test('a session that ends in the middle of a form leads to the login and back to what was typed [MORE-39]', async () => {
  const refusal = () => HttpResponse.json({ error: 'Please log in first.' }, { status: 401 })
  server.use(isSignedIn(), http.post('*/account/requests', refusal))
  const Stub = createRoutesStub([
    { path: '/explore/*', Component: MemberPage },
    { path: '/login', Component: LoginPage },
  ])
  renderWithTheme(<Stub initialEntries={['/explore/community/amina?sort=name']} />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Message'), 'Could you look at my robot?')
  server.use(nobodyIsSignedIn)
  await user.click(screen.getByRole('button', { name: 'Send' }))

  await user.type(await screen.findByLabelText('Username or email address'), 'amina@example.com')
  await user.type(screen.getByLabelText('Password'), 'four plain words here')
  server.use(takes('login', 'Welcome back, Amina!'), isSignedIn())
  server.use(http.post('*/account/requests', () => HttpResponse.json({ success: 'Sent.' })))
  await user.click(screen.getByRole('button', { name: 'Log in' }))

  expect(await screen.findByLabelText('Message')).toHaveValue('Could you look at my robot?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible()
})

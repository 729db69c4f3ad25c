import { createRoutesStub } from 'react-router-dom'
import { beforeEach } from 'vitest'
import { Console } from '#src/features/staff/console.tsx'
import { StaffGate } from '#src/session/staff-gate.tsx'
import { isSignedIn } from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { chioma, consoleCalls, type ConsoleState, submissionsOfStaff } from './console-server.ts'

/** Call this once per test file: answers the calls of the console, from the same submissions for each test. */
export function mockConsole() {
  const state: ConsoleState = { me: chioma, submissions: [] }
  const server = mockServer()
  beforeEach(() => {
    Object.assign(state, { me: { ...chioma }, submissions: submissionsOfStaff() })
    server.use(isSignedIn(), ...consoleCalls(state))
  })
  return { server, state }
}

export function openConsole(address: string) {
  const titles = { category: { laptops: 'Laptops of the year' }, cause: { laptops: 'Laptops for girls' } }
  const Page = () => (
    <StaffGate load={async () => ({ Console })} notFound="Nothing is here.">
      {(code) => <code.Console organisation="Kora" titles={titles} />}
    </StaffGate>
  )
  const Stub = createRoutesStub([{ path: '/staff/:view?', Component: Page }])
  return renderWithTheme(<Stub initialEntries={[address]} />).user
}

import userEvent from '@testing-library/user-event'
import { createRoutesStub, useParams } from 'react-router-dom'
import { beforeEach } from 'vitest'
import { Console } from '#src/features/staff/console.tsx'
import { mockConsoleCalls, type MockColleague } from '#tests/mocks/api/console.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

const me: MockColleague = {
  role: 'editor',
  enrolment: 'confirmed',
  hasPassed: true,
  recoveryCodeSet: 7,
  usedRecoveryCodes: [],
}

type Setup = {
  role?: 'reader' | 'editor'
  hasPassed?: boolean
  isEnrolled?: boolean
  usedRecoveryCodes?: Array<string>
  onSessionEnd?: () => void
}

const NOW = Date.UTC(2026, 10, 23, 9)

/** Call this once per test file: starts the mock server with its member of staff, and the same submissions for each test. */
export function mockConsole() {
  const server = mockServer()
  beforeEach(() => {
    localStorage.clear()
    server.use(...mockConsoleCalls(me, () => NOW))
  })
  return server
}

/** Opens the console at this address, as the only member of staff of the mock server. */
export function openConsole(
  address: string,
  {
    role = 'editor',
    hasPassed = true,
    isEnrolled = true,
    usedRecoveryCodes = [],
    onSessionEnd = () => undefined,
  }: Setup = {},
) {
  const enrolment = isEnrolled ? 'confirmed' : 'none'
  Object.assign(me, { role, enrolment, hasPassed, recoveryCodeSet: 7, usedRecoveryCodes })
  const Page = () => (
    <Console
      view={useParams().view}
      organisation="Kora"
      categoryTitles={{ teacher: 'Teacher of the year' }}
      purposes={{ laptops: 'Laptops for girls' }}
      onSessionEnd={onSessionEnd}
    />
  )
  const Stub = createRoutesStub([{ path: '/staff/:view?', Component: Page }])
  renderWithTheme(<Stub initialEntries={[address]} />)
  return userEvent.setup({ delay: null })
}

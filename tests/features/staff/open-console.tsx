import userEvent from '@testing-library/user-event'
import { createRoutesStub, useParams } from 'react-router-dom'
import { beforeEach } from 'vitest'
import { Console } from '#src/features/staff/console.tsx'
import { demoConsole } from '#tests/mocks/api/console.ts'
import { mockApi } from '#tests/mocks/api/index.ts'
import { readState, writeState, type Store } from '#tests/mocks/api/state.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

const stored = new Map<string, string>()
const store: Store = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
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
    stored.clear()
    localStorage.clear()
    server.use(
      ...mockApi(
        store,
        demoConsole(() => NOW),
      ),
    )
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
  const state = readState(store)
  const enrolment = isEnrolled ? ('confirmed' as const) : ('none' as const)
  const accounts = state.accounts.map((account) =>
    account.staff ? { ...account, staff: { ...account.staff, role, enrolment, usedRecoveryCodes } } : account,
  )
  const signedIn = accounts.find(({ staff }) => staff)?.id ?? null
  writeState(store, { ...state, accounts, signedIn, hasPassedSecondStep: hasPassed })
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

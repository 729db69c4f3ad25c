import type { InjectOptions } from 'fastify'
import type { StaffRole } from '#contract/staff/access.ts'
import { withParams, type Endpoint } from '#contract/endpoint.ts'
import { mockApi } from '#tests/mocks/api/index.ts'
import { addAuditEntry, type MockConsole } from '#tests/mocks/api/console.ts'
import { DEMO_TOTP_CODE } from '#tests/mocks/api/staff-access.ts'
import { DEMO_CODE, DEMO_KEY, newStaffMember, readState, writeState } from '#tests/mocks/api/state.ts'
import type { mockServer } from '#tests/mocks/server.ts'
import { makeAccountsApp, makeBrowser, type Person } from '#tests/server/fixtures/accounts.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { mailedTo } from '#tests/server/fixtures/mail.ts'
import { codeAt, grant } from '#tests/server/fixtures/staff.ts'

export type Options = {
  /** Sent as JSON, except buffers. */
  body?: object | Buffer
  params?: Record<string, string>
  headers?: Record<string, string>
}
export type Answer = { status: number; body: unknown }

/** The server or the mock server without any data, with one browser. */
export type Target = {
  send: (endpoint: Endpoint, options?: Options) => Promise<Answer>
  /** A key in the first mail, or the code in the recovery mail after it. */
  mailed: (what: 'key' | 'code' | 'unsubscribeKey') => Promise<string>
  /** Gives an account a role, as the operator does. */
  grant: (person: Pick<Person, 'email'>, role: StaffRole) => Promise<void>
  /** The next code that an app with this secret shows. */
  nextCode: (secret: string) => string
  /** Advances the clock. */
  pass: (milliseconds: number) => void
}

/** A sequence of calls to a target. */
export type Scenario = (target: Target) => Promise<Array<[Endpoint, Answer]>>

const TOTP_STEP_MS = 30_000

/** The server on an empty database. */
export async function realTarget(): Promise<Target> {
  const server = await makeAccountsApp('sqlite')
  const { app, settings, now, pass } = server
  const browser = makeBrowser(app)
  return {
    send: async (endpoint, { body, params, headers } = {}) => {
      // Lists are sorted by time.
      pass(1000)
      const method = endpoint.method satisfies InjectOptions['method']
      const caller = headers
        ? makeBrowser(app, { headers, cookies: Object.fromEntries(browser.cookies) })
        : browser
      const answer = await caller.call(
        method,
        withParams(endpoint, params ?? {}).path,
        body as Record<string, unknown>,
      )
      return { status: answer.statusCode, body: answer.json() }
    },
    mailed: (what) => mailedTo(settings.dataDir, what),
    grant: async (person, role) => {
      pass(1000)
      await grant(server, person, role)
    },
    nextCode: (secret) => {
      pass(TOTP_STEP_MS)
      return codeAt(secret, now())
    },
    pass,
  }
}

/** The mock server without accounts and submissions. */
export function mockTarget(server: ReturnType<typeof mockServer>): Target {
  const stored = new Map<string, string>()
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  let time = Date.UTC(2026, 2, 8, 9)
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  const staffConsole: MockConsole = {
    submissions: [],
    audit: [],
    referencePrefix: FACTS.organisation.referencePrefix,
    categories: FACTS.nominations.categories,
    templates: FACTS.staffReplies,
    retention: FACTS.retention,
    now: () => time,
  }
  writeState(store, { accounts: [], signedIn: null, recovery: null })
  server.resetHandlers(...mockApi(store, staffConsole))
  return {
    send: async (endpoint, { body, params, headers } = {}) => {
      pass(1000)
      const response = await fetch(`http://localhost:3000${withParams(endpoint, params ?? {}).path}`, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', ...headers },
        body:
          body instanceof Buffer ? new Uint8Array(body) : body === undefined ? null : JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    },
    mailed: async (what) => (what === 'code' ? DEMO_CODE : DEMO_KEY),
    grant: async ({ email }, role) => {
      pass(1000)
      const state = readState(store)
      const id = `S-MOCK${String(state.accounts.findIndex((one) => one.email === email)).padStart(2, '0')}`
      const accounts = state.accounts.map((account) =>
        account.email === email
          ? { ...account, staff: { ...(account.staff ?? newStaffMember(id, role)), role } }
          : account,
      )
      writeState(store, { ...state, accounts })
      addAuditEntry(staffConsole, {
        who: 'operator',
        name: null,
        action: 'role-granted',
        detail: `${id} ${role}`,
      })
    },
    nextCode: () => {
      pass(TOTP_STEP_MS)
      return DEMO_TOTP_CODE
    },
    pass,
  }
}

/** Records the answers of a sequence of calls. */
export function recorder({ send }: Target) {
  const answers: Array<[Endpoint, Answer]> = []
  const call = async (endpoint: Endpoint, options?: Options) => {
    const answer = await send(endpoint, options)
    answers.push([endpoint, answer])
    return answer
  }
  return { answers, call }
}

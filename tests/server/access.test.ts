import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { AMINA, makeServer, makeBrowser, makeMember, NGOZI } from './fixtures/accounts.ts'
import { makeStaff, TOLA } from './fixtures/staff.ts'
import { nominate } from './fixtures/submissions.ts'

/*
 * Calls every route and method of the server, including files, with every role: a route that is missing here fails.
 * Bodies are empty, so that nothing changes. That nobody reaches by its id what is another's is in the tests of
 * sessions, requests, pictures and donations.
 */

type Access = 'everybody' | 'members' | 'staff' | 'readers' | 'editors'

const TABLE: Record<Access, ReadonlyArray<string>> = {
  everybody: [
    'GET /healthz',
    'POST /auth/signup',
    'POST /auth/login',
    'GET /auth/verify-user',
    'POST /auth/confirm-address',
    'POST /auth/recovery',
    'POST /auth/recovery/verify',
    'POST /auth/recovery/reset',
    'POST /submissions/contact',
    'POST /submissions/volunteering',
    'POST /submissions/newsletter',
    'POST /submissions/nominations',
    'POST /submissions/job-mail',
    'POST /submissions/donations',
    // Forms of browsers without scripts.
    'POST /contact-us',
    'POST /volunteer',
    'POST /donate/:slug/give',
    // Authorised by the key of a mail.
    'POST /api/subscriptions/confirm',
    'POST /api/subscriptions/unsubscribe',
    'POST /api/subscriptions/one-click',
    'GET /api/subscriptions/one-click',
    // Ends a session, so it comes last.
    'GET /auth/logout',
  ],
  members: [
    'PATCH /account',
    'DELETE /account',
    'POST /account/password',
    'PUT /account/picture',
    'DELETE /account/picture',
    'GET /account/picture',
    'PUT /account/mailing-list',
    'GET /account/requests',
    'POST /account/requests',
    'DELETE /account/requests/:id',
    'POST /account/confirmation',
    'GET /account/sessions',
    'POST /account/sessions/end-others',
    'POST /account/sessions/:id/end',
    'GET /account/donations',
    'GET /account/donations/:id/receipt.pdf',
  ],
  staff: [
    'GET /api/staff/session',
    'POST /api/staff/second-step',
    'POST /api/staff/enrolment',
    'POST /api/staff/enrolment/confirm',
  ],
  readers: [
    'GET /api/staff/submissions',
    'GET /api/staff/submissions/:id',
    'GET /api/staff/submissions/:id/attachment',
    'GET /api/staff/people',
    'POST /api/staff/recovery-codes',
    'GET /api/staff/donations',
    'GET /api/staff/receipts/:number/file.pdf',
    'GET /api/staff/overview',
    'GET /api/staff/nominations',
  ],
  editors: [
    'GET /api/staff/submissions.csv',
    'PUT /api/staff/submissions/:id/status',
    'PUT /api/staff/submissions/:id/shortlist',
    'PUT /api/staff/submissions/:id/assignee',
    'POST /api/staff/submissions/:id/notes',
    'POST /api/staff/submissions/:id/replies',
    'POST /api/staff/submissions/:id/receipts',
    'POST /api/staff/submissions/:id/receipts/cancellation',
    'PUT /api/staff/submissions/:id/donation-state',
    'GET /api/staff/receipts.csv',
    'GET /api/staff/audit',
  ],
}

/** The status of each rejection; null if the caller may make the call, whatever its answer. */
const REFUSALS = {
  everybody: { nobody: null, member: null, half: null, reader: null, editor: null },
  members: { nobody: 401, member: null, half: null, reader: null, editor: null },
  staff: { nobody: 401, member: 404, half: null, reader: null, editor: null },
  readers: { nobody: 401, member: 404, half: 403, reader: null, editor: null },
  editors: { nobody: 401, member: 404, half: 403, reader: 403, editor: null },
} as const satisfies Record<Access, Record<string, number | null>>

function routesOf(app: FastifyInstance) {
  const parents: Array<string> = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      parents.length = depth
      parents.push(part)
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${parents.join('')}`)
    })
}

test('every route is open to those alone whom the table names [MORE-28 STAFF-3]', async () => {
  const server = await makeServer()
  const { app } = server
  expect(routesOf(app).sort()).toEqual(Object.values(TABLE).flat().sort())

  const reference = (await nominate(app)).json().reference as string
  const half = await makeMember(app, NGOZI)
  const [account] = await server.database.db.selectFrom('accounts').select('id').execute()
  await app.staff.grant(account?.id ?? '', 'editor')
  const staffNamed = (name: string) => ({ ...TOLA, email: `${name}@example.com`, username: name })
  const callers = {
    nobody: makeBrowser(app),
    member: await makeMember(app, AMINA),
    half,
    reader: (await makeStaff(server, 'reader', staffNamed('rita'))).browser,
    editor: (await makeStaff(server, 'editor', staffNamed('efe'))).browser,
  }
  const accesses: ReadonlyArray<Access> = ['members', 'staff', 'readers', 'editors', 'everybody']
  for (const access of accesses) {
    for (const route of TABLE[access]) {
      const [method = '', path = ''] = route.split(' ')
      const url = path.replace(/:\w+/, reference)
      const seen: Record<string, number | null> = {}
      for (const [name, browser] of Object.entries(callers)) {
        const answer = await browser.call(method, url, method === 'GET' ? undefined : {})
        const refusal = REFUSALS[access][name as keyof typeof callers]
        const isRefused = answer.statusCode === 401 || answer.statusCode === 403
        seen[name] = refusal === null && !isRefused ? null : answer.statusCode
        expect(answer.statusCode, `${route} by ${name}: ${answer.body}`).toBeLessThan(500)
      }
      expect([route, seen]).toEqual([route, REFUSALS[access]])
    }
  }
})

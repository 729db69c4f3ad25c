import { expect, test } from 'vitest'
import { makeAccountsApp, makeMember } from '#tests/server/fixtures/accounts.ts'
import { enrol, TOLA } from '#tests/server/fixtures/staff.ts'
import { admin } from './run-admin.ts'

test('the operator gives, lists, resets and takes roles [STAFF-1 STAFF-2]', async () => {
  const server = await makeAccountsApp()
  const { settings } = server
  const browser = await makeMember(server.app, TOLA)
  const staff = (...words: Array<string>) => admin(settings, 'staff', ...words)
  expect((await staff('list')).output).toBe('Nobody has a role.')
  expect(await staff('grant', '--email', TOLA.email, '--role', 'owner')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Allowed choices are reader, editor.'),
  })
  expect((await staff('grant', '--email', 'x@example.com', '--role', 'reader')).code).toBe(1)
  expect((await staff('grant', '--email', 'TOLA@example.com', '--role', 'reader')).code).toBe(0)
  await enrol(server, browser, TOLA)
  expect((await staff('list')).output).toMatch(/^S-\w{6} +tola@example\.com +Tola Ade +reader +set up$/m)

  expect((await staff('reset-second-step', '--email', TOLA.email)).code).toBe(0)
  expect((await browser.get('/api/staff/people')).statusCode).toBe(403)
  expect((await staff('grant', '--email', TOLA.email, '--role', 'editor')).code).toBe(0)
  expect((await staff('list')).output).toMatch(/editor +not set up$/m)
  expect((await staff('revoke', '--email', TOLA.email)).code).toBe(0)
  expect((await browser.get('/api/staff/session')).statusCode).toBe(404)
  expect(await staff('revoke', '--email', TOLA.email)).toMatchObject({
    code: 1,
    stderr: 'tola@example.com has no role.',
  })
})

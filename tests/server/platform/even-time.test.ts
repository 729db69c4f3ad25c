import { expect, test } from 'vitest'
import { AMINA, makeServer, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { send } from '#tests/server/fixtures/submissions.ts'

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

test('the time of an answer does not tell whether an address is known', async () => {
  const { app } = await makeServer()
  await makeMember(app)
  await send(app, 'newsletter', { email: AMINA.email })
  for (const { email } of [AMINA, NGOZI]) {
    expect(await timed(() => send(app, 'newsletter', { email }))).toBeGreaterThan(95)
    const recover = () => makeBrowser(app).post('/auth/recovery', { contact: email })
    expect(await timed(recover)).toBeGreaterThan(95)
  }
})

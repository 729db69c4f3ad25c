import { expect, test } from 'vitest'
import { DAY, SECOND } from '#server/platform/clock.ts'
import { AMINA, makeAccountsApp, makeBrowser } from '#tests/server/fixtures/accounts.ts'

test('a session is valid at once on another server, whose clock is a little behind', async () => {
  const { app, pass } = await makeAccountsApp()
  const member = makeBrowser(app)
  await member.signUp(AMINA)
  await member.logIn(AMINA, { remember: true })
  pass(-2 * SECOND)
  expect(await member.whoAmI()).not.toBeNull()
})

const TEN_YEARS = 3650 * DAY

test('a clock that was wrong for a moment makes no limit and no session of ten years', async () => {
  const { app, pass } = await makeAccountsApp()
  const member = makeBrowser(app)
  await member.signUp(AMINA)

  pass(TEN_YEARS)
  await member.logIn(AMINA, { remember: true })
  const stranger = makeBrowser(app)
  for (let time = 1; time <= 11; time++) await stranger.logIn({ ...AMINA, password: `guess ${time}` })
  expect((await stranger.logIn(AMINA)).statusCode).toBe(429)

  pass(-TEN_YEARS)
  expect((await stranger.logIn(AMINA)).statusCode).toBe(200)
  expect(await member.whoAmI()).toBeNull()
})

import { expect, test } from 'vitest'
import { AMINA, makeServer, makeBrowser } from '#tests/server/fixtures/accounts.ts'

test('a person signs up, logs in, is known, and signs out [SITE-5 DATA-2..5 SESSION-12 VOLUNTEER-13 CALL-4 CALL-6 CALL-8 CALL-10]', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)

  const signUp = await browser.signUp(AMINA)
  expect(signUp.statusCode).toBe(201)
  expect(signUp.json()).toEqual({ success: 'Your account is ready. You can log in now.' })
  expect(await browser.whoAmI()).toBeNull()

  const logIn = await browser.logIn(AMINA)
  expect(logIn.statusCode).toBe(200)
  expect(logIn.json()).toEqual({ success: 'Welcome back, Amina!' })

  const { password, ...profile } = AMINA
  expect((await browser.get('/auth/verify-user')).json()).toEqual({
    success: 'You are signed in.',
    payload: {
      ...profile,
      id: expect.any(String),
      is_on_mailing_list: false,
      is_address_confirmed: false,
      picture: null,
    },
  })

  expect((await browser.get('/auth/logout')).json()).toEqual({ success: 'You are signed out.' })
  expect(await browser.whoAmI()).toBeNull()
})

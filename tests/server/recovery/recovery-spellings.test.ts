import { expect, test } from 'vitest'
import { makeBrowser, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { choose, enter, makeRecoverySite } from '#tests/server/fixtures/recovery.ts'

test('recovery finds an address by either form of its domain, and sets a password in any form [ACCOUNT-29 ACCOUNT-30]', async () => {
  const { app, ask, nextMail } = await makeRecoverySite()
  const email = 'ngozi@müller.example'
  await makeBrowser(app).signUp({ ...NGOZI, email })
  for (const contact of [email, 'NGOZI@xn--mller-kva.example']) {
    const { browser, code } = await ask({ contact })
    await enter(browser, code)
    await choose(browser, 'ọmọ dára ni mí'.normalize('NFD'))
    const password = 'ọmọ dára ni mí'.normalize('NFC')
    expect((await browser.logIn({ email, password })).statusCode).toBe(200)
    // The notice of the change.
    await nextMail()
  }
})

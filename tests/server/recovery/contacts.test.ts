import { expect, test } from 'vitest'
import { phoneSpellings } from '#server/accounts/phone-spellings.ts'
import { contactKey } from '#server/recovery/find-by-contact.ts'
import { AMINA, makeBrowser, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { makeRecoverySite } from '#tests/server/fixtures/recovery.ts'

test('a phone number is found however it is written', () => {
  for (const [typed, stored] of [
    ['0803 123 4567', '2348031234567'],
    ['00234 (0)803 1234567', '08031234567'],
    ['+234 (0)803 123 4567', '08031234567'],
    ['009 234 803 123 4567', '08031234567'],
    ['٠٨٠٣ ١٢٣ ٤٥٦٧', '2348031234567'],
    ['0044 7700 900123', '447700900123'],
    ['009 44 7700 900123', '447700900123'],
    ['+44 (0)7700 900123', '447700900123'],
    ['+44 7700 900123', '00447700900123'],
    ['0094 77 123 4567', '94771234567'],
  ] as const)
    expect(phoneSpellings(typed), typed).toContain(stored)
  const key = contactKey('+44 7700 900123')
  for (const spelling of ['0044 7700 900123', '+44 (0)7700 900123']) expect(contactKey(spelling)).toBe(key)
})

test('a phone number finds its account, but none that two share [ACCOUNT-21]', async () => {
  const { app, ask, unreadMails } = await makeRecoverySite()
  const found = { to: AMINA.email, code: expect.stringMatching(/^\d{4}$/) }
  expect(await ask({ contact: '+234 803-123-4567' })).toMatchObject(found)
  await makeBrowser(app).signUp({ ...NGOZI, phone_number: '+234 803 123 4567' })
  const answer = await makeBrowser(app).post('/auth/recovery', { contact: AMINA.phone_number })
  expect(answer.statusCode).toBe(200)
  expect(await unreadMails()).toBe(0)
})

test('recovery finds an address by either form of its domain [ACCOUNT-30]', async () => {
  const { app, ask } = await makeRecoverySite()
  const email = 'ngozi@müller.example'
  await makeBrowser(app).signUp({ ...NGOZI, email })
  for (const contact of [email, 'NGOZI@xn--mller-kva.example'])
    expect((await ask({ contact })).code).toMatch(/^\d{4}$/)
})

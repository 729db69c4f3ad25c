import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { profileSchema, signupSchema } from '#contract/accounts.ts'
import { contactSchema } from '#contract/contact.ts'
import { donationSchema } from '#contract/donations.ts'
import { personName } from '#contract/fields.ts'
import { nominatorSchema, nomineeSchema } from '#contract/nominations.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { messagesFor } from './messages.ts'

const MESSAGE = 'This looks like a web or email address. If it is a name, please put a space after the dot.'

test('names with dots, apostrophes and slashes contain no address', () => {
  const names = [
    "O'Neil",
    'Ọ.Ṣ. Adé',
    'J.R. Okoro',
    'A.Okoro',
    'A.OKORO',
    'St.John',
    'Nor d/o Ali',
    'Sam, Jr.',
  ]
  for (const name of names) expect([name, messagesFor(personName('Who?'), name)]).toEqual([name, {}])
})

test('no name contains an address [MORE-48]', () => {
  const plain = ['visit evil.com', 'http://x', 'www.evil', 'WWW.Evil', 'a@b.c', 'See x.co', 'Ada пример.рф']
  for (const name of [...plain, 'PRIZE.NG/now', 'Bit.ly'])
    expect([name, messagesFor(personName('Who?'), name)]).toEqual([name, { value: MESSAGE }])
})

const donations = donationSchema({ minimums: { NGN: 1, USD: 1 }, causes: ['hackathon'] })
const award = { categories: ['male-ally'], maxStatementWords: 500, maxFileMegabytes: 5 }

test.each<[string, GenericSchema, Array<string>, object?]>([
  ['sign-up', signupSchema, ['surname', 'first_name']],
  ['the profile', profileSchema, ['surname', 'first_name']],
  ['a message', contactSchema, ['fullName']],
  ['an application', volunteeringSchema, ['firstName', 'lastName']],
  ['a donation', donations, ['firstName', 'lastName'], { type: 'individual' }],
  ['the donation of a company', donations, ['firstName', 'lastName'], { type: 'company' }],
  ['a nominee', nomineeSchema(award), ['fullName']],
  ['a nominator', nominatorSchema, ['nominatorName'], { type: 'Someone else' }],
])('in %s no name is an address [MORE-48]', (_form, schema, names, others = {}) => {
  const prize = Object.fromEntries(names.map((name) => [name, 'You won http://prize.example']))
  expect(messagesFor(schema, { ...others, ...prize })).toMatchObject(
    Object.fromEntries(names.map((name) => [name, MESSAGE])),
  )
})

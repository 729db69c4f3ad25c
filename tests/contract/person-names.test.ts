import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { profileSchema, signupSchema } from '#contract/accounts.ts'
import { contactSchema } from '#contract/contact.ts'
import { companyDonationSchema, individualDonationSchema } from '#contract/donations.ts'
import { personName } from '#contract/fields.ts'
import { nominatorSchema, nomineeSchema } from '#contract/nominations.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { messagesFor } from './messages.ts'

const MESSAGE = 'This looks like a web or email address. If it is a name, please put a space after the dot.'

test.each([
  'Dr. Ada',
  "O'Neil",
  'Ọlá-Adé',
  'Ọ.Ṣ. Adé',
  'J.R. Okoro',
  'A.Okoro',
  'A.OKORO',
  'St.John',
  'Nor d/o Ali',
  'Sam, Jr.',
])('the name %s contains no address', (name) => {
  expect(messagesFor(personName('Who?'), name)).toEqual({})
})

test.each([
  'visit evil.com',
  'http://x',
  'You won http://prize.example',
  'www.evil',
  'WWW.Evil',
  'a@b.c',
  'help@prize',
  'See x.co',
  'PRIZE.NG/now',
  'Bit.ly',
  'Ada пример.рф',
])('the name %s contains an address [MORE-48]', (name) => {
  expect(messagesFor(personName('Who?'), name)).toEqual({ value: MESSAGE })
})

const rules = { minimums: { NGN: 1, USD: 1 }, causes: ['hackathon'] }
const award = { categories: ['male-ally'], maxStatementWords: 500, maxFileMegabytes: 5 }

test.each<[string, GenericSchema, Array<string>, object?]>([
  ['sign-up', signupSchema, ['surname', 'first_name']],
  ['the profile', profileSchema, ['surname', 'first_name']],
  ['a message', contactSchema, ['fullName']],
  ['an application', volunteeringSchema, ['firstName', 'lastName']],
  ['a donation', individualDonationSchema(rules), ['firstName', 'lastName']],
  ['the donation of a company', companyDonationSchema(rules), ['firstName', 'lastName']],
  ['a nominee', nomineeSchema(award), ['fullName']],
  ['a nominator', nominatorSchema, ['nominatorName'], { type: 'Someone else' }],
])('in %s no name is an address [MORE-48]', (_form, schema, names, others = {}) => {
  const prize = Object.fromEntries(names.map((name) => [name, 'You won http://prize.example']))
  expect(messagesFor(schema, { ...others, ...prize })).toMatchObject(
    Object.fromEntries(names.map((name) => [name, MESSAGE])),
  )
})

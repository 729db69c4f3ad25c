import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { newPassword, newPasswordTwiceSchema, signupSchema } from '#contract/accounts.ts'
import { recoverySchema } from '#contract/recovery.ts'
import { messagesFor } from './messages.ts'

const account = {
  surname: 'Balogun',
  first_name: 'Amina',
  phone_number: '0803 123 4567',
  email: 'amina@example.com',
  username: 'amina.b',
  password: 'four plain words here',
}

const messages = (username: string) => messagesFor(signupSchema, { ...account, username })

test('a username has 3 to 30 letters, digits, dots, hyphens and underscores', () => {
  for (const username of ['ẹni', 'a_b', 'Amina.Codes-2', 'x'.repeat(30)])
    expect(messages(username)).toEqual({})
  expect(messages('ab').username).toMatch(/at least 3 characters/)
  expect(messages('x'.repeat(31)).username).toMatch(/30 characters at most/)
  for (const username of ['amina b', 'amina@b', 'amina/b', 'ami\u200dna', '\u0301amina', 'ami²♥']) {
    expect(messages(username).username).toMatch(/letters, digits, dots, hyphens and underscores/)
  }
})

test('a username in any script is welcome, all in one direction [MORE-49]', () => {
  for (const username of ['o\u0323\u0301la', 'Ṣọlá.Adé', 'ɗanladi', 'አበበች', 'أمينة-٢'])
    expect(messages(username)).toEqual({})
  for (const username of ['aminaأ', 'أamina', '1أمينة', '.أمينة'])
    expect(messages(username).username).toMatch(/same direction/)
})

test('a username has one spelling in Unicode (RFC 8265)', () => {
  const stored = (username: string) => parse(signupSchema, { ...account, username }).username
  expect(stored('o\u0301\u0323la')).toBe('ọ\u0301la')
  expect(stored('Ａｍｉｎａ')).toBe('Amina')
})

test('a password has one form, however its keyboard composes accents and spaces (RFC 8265)', () => {
  expect(parse(newPassword, 'Ọmọ\u00a0dára ni\u2003mí')).toBe('Ọmọ dára ni mí'.normalize('NFC'))
  const given = { password: 'ọmọ dára ni mí'.normalize('NFC'), confirm: 'ọmọ dára ni mí'.normalize('NFD') }
  expect(messagesFor(newPasswordTwiceSchema, given)).toEqual({})
})

test('the length of a password counts after it has its normal form', () => {
  expect(messagesFor(newPassword, 'ọ́ọ́ọ́ọ́'.normalize('NFD')).value).toBeUndefined()
  expect(messagesFor(newPassword, 'éééé'.normalize('NFD')).value).toMatch(/at least 8 characters/)
})

test('a new password with a tab or a line break is refused', () => {
  for (const password of ['four plain\twords', 'four plain\nwords'])
    expect(messagesFor(newPassword, password).value).toMatch(/tabs or line breaks/)
  expect(messagesFor(newPassword, '👩🏾‍💻 codes all night')).toEqual({})
})

test('a username is neither an address nor a number to recover a password with [ACCOUNT-21]', () => {
  for (const contact of ['amina@example.com', '+234 803 123 4567', '٠٨٠٣ ١٢٣ ٤٥٦٧'])
    expect(messagesFor(recoverySchema, { contact })).toEqual({})
  expect(messagesFor(recoverySchema, { contact: 'amina.codes' }).contact).toMatch(
    /email address or phone number/,
  )
})

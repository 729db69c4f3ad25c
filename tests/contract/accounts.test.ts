import { expect, test } from 'vitest'
import { signupSchema } from '#contract/accounts.ts'
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
  for (const username of ['amina b', 'amina@b', 'amina/b']) {
    expect(messages(username).username).toMatch(/letters, digits, dots, hyphens and underscores/)
  }
})

import { expect, test } from 'vitest'
import type { Account } from '#server/platform/database/tables.ts'
import { contactKey, findByContact } from '#server/recovery/find-by-contact.ts'

function accountsWith(stored: string) {
  const account: Account = {
    id: 'ngozi',
    surname: 'Eze',
    first_name: 'Ngozi',
    phone_number: stored,
    email: 'ngozi@example.com',
    email_key: 'ngozi@example.com',
    username: 'ngozi',
    username_key: 'ngozi',
    username_skeleton: 'ngozi',
    password_hash: '',
    password_version: 1,
    is_on_mailing_list: 0,
    picture_id: null,
    confirmed_at: null,
    created_at: 0,
    updated_at: 0,
  }
  return {
    findByEmail: () => Promise.resolve(null),
    findByPhone: (digits: string) => Promise.resolve(digits === stored ? [account] : []),
  }
}

test.each([
  ['0044 7700 900123', '447700900123'],
  ['009 44 7700 900123', '447700900123'],
  ['+44 (0)7700 900123', '447700900123'],
  ['+44 7700 900123', '00447700900123'],
  ['0094 77 123 4567', '94771234567'],
  ['009 234 803 123 4567', '08031234567'],
  ['+234 (0)803 123 4567', '08031234567'],
  ['٠٨٠٣ ١٢٣ ٤٥٦٧', '2348031234567'],
])('recovery by %s finds the number %s', async (typed, stored) => {
  expect(await findByContact(typed, accountsWith(stored))).toMatchObject({ id: 'ngozi' })
})

test('another number is not found', async () => {
  expect(await findByContact('0044 7700 900124', accountsWith('447700900123'))).toBeNull()
})

test('the spellings of a number abroad are counted as one', () => {
  const key = contactKey('+44 7700 900123')
  expect(contactKey('0044 7700 900123')).toBe(key)
  expect(contactKey('+44 (0)7700 900123')).toBe(key)
})

import { expect, test } from 'vitest'
import { phoneSpellings } from '#server/accounts/phone-spellings.ts'
import { contactKey } from '#server/recovery/find-by-contact.ts'

test.each([
  ['0044 7700 900123', '447700900123'],
  ['009 44 7700 900123', '447700900123'],
  ['+44 (0)7700 900123', '447700900123'],
  ['+44 7700 900123', '00447700900123'],
  ['0094 77 123 4567', '94771234567'],
  ['009 234 803 123 4567', '08031234567'],
  ['+234 (0)803 123 4567', '08031234567'],
  ['٠٨٠٣ ١٢٣ ٤٥٦٧', '2348031234567'],
])('the number %s has the spelling %s', (typed, stored) => {
  expect(phoneSpellings(typed)).toContain(stored)
})

test('the spellings of a number abroad are counted as one', () => {
  const key = contactKey('+44 7700 900123')
  expect(contactKey('0044 7700 900123')).toBe(key)
  expect(contactKey('+44 (0)7700 900123')).toBe(key)
})

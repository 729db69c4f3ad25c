import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { messagesFor } from './messages.ts'

const application = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  country: 'Nigeria',
  state: 'Lagos',
  gender: 'Female',
  role: 'Mentor',
}

test('an application has the fields of the form, its phone number as digits [VOLUNTEER-6]', () => {
  expect(parse(volunteeringSchema, application)).toEqual({ ...application, phone: '08031234567' })
})

test('a role is staff, teacher or mentor [VOLUNTEER-8 VOLUNTEER-11]', () => {
  for (const role of ['Staff', 'Teacher', 'Mentor'])
    expect(messagesFor(volunteeringSchema, { ...application, role })).toEqual({})
  for (const role of ['staff', 'Director', '', null, ['Staff', 'Mentor']])
    expect(messagesFor(volunteeringSchema, { ...application, role }).role).toMatch(/^Please choose the role/)
})

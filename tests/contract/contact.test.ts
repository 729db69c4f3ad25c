import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { contactSchema } from '#contract/contact.ts'
import { messagesFor } from './messages.ts'

const message = { fullName: 'Ada Obi', email: 'ada@example.com', message: 'Hello.\nIs there a course?' }

test('a message is a name, an email address and some words, each asked for by name', () => {
  expect(parse(contactSchema, message)).toEqual(message)
  expect(messagesFor(contactSchema, { fullName: '', email: '', message: '' })).toEqual({
    fullName: 'Please tell us your name.',
    email: 'Please enter your email address, so that we can answer you.',
    message: 'Please write your message here, however short.',
  })
})

test('a request without a field is rejected with the name of the field', () => {
  expect(messagesFor(contactSchema, { ...message, email: undefined })).toHaveProperty('email')
  expect(messagesFor(contactSchema, { fullName: 'Ada' })).toHaveProperty('message', 'Please fill this in.')
  expect(messagesFor(contactSchema, null)).toEqual({ value: 'Please fill this in.' })
})

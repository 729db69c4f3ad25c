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

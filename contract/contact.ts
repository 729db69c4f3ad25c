import * as v from 'valibot'
import { email, form, longText, personName } from './fields.ts'

/** A message of the contact form. */
export const contactSchema = form({
  fullName: personName('Please tell us your name.'),
  email,
  message: longText('Please write your message here, however short.'),
})

export type ContactMessage = v.InferOutput<typeof contactSchema>

/** The newsletter, or mail about new jobs. An address is stored once, however often it is sent. */
export const subscriptionSchema = form({ email })

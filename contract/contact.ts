import * as v from 'valibot'
import { email, longText, personName } from './fields'

/** What the contact form sends. */
export const contactSchema = v.object({
  fullName: personName('Please tell us your name.'),
  email,
  message: longText('Please write your message here, however short.'),
})

export type ContactMessage = v.InferOutput<typeof contactSchema>

import { email, form, longText, personName } from './fields.ts'

export const contactSchema = form({
  fullName: personName('Please tell us your name.'),
  email,
  message: longText('Please write your message here, however short.'),
})

/** A subscription to the newsletter or to job mail. An address is stored once, however often it is sent. */
export const subscriptionSchema = form({ email })

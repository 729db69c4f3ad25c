import { email, form } from './fields.ts'

/** The newsletter, or mail about new jobs. An address is stored once, however often it is sent. */
export const subscriptionSchema = form({ email })

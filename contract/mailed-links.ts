import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { form } from './fields.ts'

/* Calls for the links in mails. In a separate file, because few pages use them. */

const CUT_OFF_LINK = 'This link is incomplete. Please copy all of it from the email.'

export const mailedKey = v.pipe(v.string(CUT_OFF_LINK), v.regex(/^[\w-]{22,64}$/, CUT_OFF_LINK))

export const mailedKeySchema = form({ key: mailedKey })

/** Confirms the address of an account, with or without a session. A key may be used repeatedly. */
export const confirmAddress = endpoint('POST', '/auth/confirm-address', { body: mailedKeySchema })

/** Sends the member another mail with a link that confirms the address. */
export const sendConfirmation = endpoint('POST', '/account/confirmation')

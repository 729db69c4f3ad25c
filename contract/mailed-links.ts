import * as v from 'valibot'
import { endpoint, successAnswer } from './endpoint.ts'
import { form } from './fields.ts'

/* The links in mails. Apart from the other calls, because few pages use them. */

const CUT_OFF_LINK = 'This link is not complete. Please copy all of it from the mail.'

/** The key in the link of a mail. */
export const mailedKey = v.pipe(v.string(CUT_OFF_LINK), v.regex(/^[\w-]{22,64}$/, CUT_OFF_LINK))

export const mailedKeySchema = form({ key: mailedKey })

/** Confirms the address of an account, with or without a session. The same key may be sent again. */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/auth/confirm-address',
  body: mailedKeySchema,
  answer: successAnswer,
})

/** Sends the member another mail with a link that confirms her address. */
export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/account/confirmation',
  body: null,
  answer: successAnswer,
})

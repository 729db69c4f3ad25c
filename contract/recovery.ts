import * as v from 'valibot'
import { newPassword } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { form, line, MAX_EMAIL_LENGTH, phoneDigits } from './fields.ts'

const CONTACT_REQUIRED = 'Please enter your email address or phone number.'

export const recoverySchema = form({
  contact: v.pipe(
    line(CONTACT_REQUIRED, { max: MAX_EMAIL_LENGTH }),
    // A username names nobody here, and its owner would wait for an email that never comes.
    v.check((text) => text.includes('@') || phoneDigits(text) !== '', CONTACT_REQUIRED),
  ),
})

/** The number of digits of a recovery code (ACCOUNT-22). */
export const CODE_LENGTH = 4

const CODE_REQUIRED = `Please enter all ${CODE_LENGTH} digits of the code.`

export const recoveryCode = v.pipe(v.string(), v.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), CODE_REQUIRED))

/** Either the typed code, or the key in the link of the same mail. */
const recoveryVerifySchema = v.union(
  [form({ code: recoveryCode }), form({ link: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)) })],
  CODE_REQUIRED,
)

export const startRecovery = endpoint('POST', '/auth/recovery', { body: recoverySchema })

export const verifyRecovery = endpoint('POST', '/auth/recovery/verify', { body: recoveryVerifySchema })

export const resetPassword = endpoint('POST', '/auth/recovery/reset', {
  body: form({ password: newPassword }),
})

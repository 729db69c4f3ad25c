import * as v from 'valibot'
import { emailOf, formOf, line, personName, phoneOf } from './fields.ts'

/* What browser and server agree on about accounts: spec sections 3, 5, 7 and 8. Names of fields are those on the wire. */

/** Shown when a field is blank (spec section 8). */
export const ALL_FIELDS_REQUIRED = 'All fields are required!'
/** Shown when what stands for an email address cannot be one (spec section 8). */
export const INVALID_EMAIL = 'Invalid email!'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

const accountEmail = emailOf({ ask: ALL_FIELDS_REQUIRED, invalid: INVALID_EMAIL })

// Taken as it comes: a space at the end may be meant, and cutting anything off would weaken it without a word.
const filledIn = v.pipe(
  v.string(ALL_FIELDS_REQUIRED),
  v.check((text) => text.trim() !== '', ALL_FIELDS_REQUIRED),
)

/**
 * A password somebody chooses: 8 to 128 characters of any kind (OWASP ASVS 5.0, 6.2.1, 6.2.5, 6.2.8, 6.2.9). The server
 * also refuses the commonest ones, and one that is the person's own name or address: that list is too long for a browser.
 */
export const newPassword = v.pipe(
  filledIn,
  v.check(
    (text) => [...text].length >= SHORTEST_PASSWORD,
    `A password needs at least ${SHORTEST_PASSWORD} characters. A few words in a row are easy to remember.`,
  ),
  v.check(
    (text) => [...text].length <= LONGEST_PASSWORD,
    `A password can have ${LONGEST_PASSWORD} characters at most. Please shorten it.`,
  ),
)

const username = v.pipe(
  line(ALL_FIELDS_REQUIRED),
  v.minLength(3, 'A username needs at least 3 characters.'),
  v.maxLength(30, 'A username can have 30 characters at most.'),
  v.regex(
    /^[\p{L}\p{N}._-]+$/u,
    'A username has letters, digits, dots, hyphens and underscores, and no spaces.',
  ),
)

// A field that is missing is as blank as an empty one.
function accountFormOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return formOf(entries, ALL_FIELDS_REQUIRED)
}

/** `remember` asks for the long session; without it the session ends with the browser. */
export const loginSchema = accountFormOf({
  email: accountEmail,
  password: filledIn,
  remember: v.optional(v.boolean('Please say yes or no.'), false),
})

const profile = {
  surname: personName(ALL_FIELDS_REQUIRED),
  first_name: personName(ALL_FIELDS_REQUIRED),
  phone_number: phoneOf(ALL_FIELDS_REQUIRED),
  email: accountEmail,
  username,
}

export const signupSchema = accountFormOf({ ...profile, password: newPassword })

/** Changing the address or the name asks for the password again (OWASP ASVS 5.0, 7.5.1). */
export const profileSchema = accountFormOf({ ...profile, current_password: filledIn })

export const passwordChangeSchema = accountFormOf({ current_password: filledIn, password: newPassword })

export const mailingListSchema = formOf({ is_on_mailing_list: v.boolean('Please say yes or no.') })

/** Asked again before an account is deleted or another session ended (OWASP ASVS 5.0, 7.5.2). */
export const confirmationSchema = accountFormOf({ current_password: filledIn })

/** The email address or phone number of an account whose password is forgotten. */
export const recoverySchema = formOf({
  contact: line('Please enter your email address or phone number.', { longest: 254 }),
})

export const RECOVERY_CODE_DIGITS = 4

export const recoveryCode = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/, `Please enter all ${RECOVERY_CODE_DIGITS} digits of the code.`),
)

/** Either the digits typed in, or the key in the link of the same mail. */
export const recoveryVerifySchema = v.union(
  [formOf({ code: recoveryCode }), formOf({ link: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)) })],
  `Please enter all ${RECOVERY_CODE_DIGITS} digits of the code.`,
)

export const recoveryResetSchema = formOf({ password: newPassword })

/** The account as its owner sees it. */
export const userSchema = v.object({
  id: v.string(),
  surname: v.string(),
  first_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  username: v.string(),
  is_on_mailing_list: v.boolean(),
})

/** The answer to every call that only says how it went. */
export const successSchema = v.object({ success: v.string() })

/** The answer of the session check. Having no session is nothing wrong, so it is no error either. */
export const verifyAnswerSchema = v.union([
  v.object({ success: v.pipe(v.string(), v.nonEmpty()), payload: userSchema }),
  v.object({ success: v.literal(false), payload: v.null() }),
])

/** One sign-in of the account: `browser` in words, times in ISO 8601. */
export const sessionSchema = v.object({
  id: v.string(),
  browser: v.string(),
  signed_in_at: v.string(),
  last_seen_at: v.string(),
  is_current: v.boolean(),
})

export const sessionsAnswerSchema = v.object({ success: v.string(), payload: v.array(sessionSchema) })

/** After a change of the profile: the account as it is now. */
export const userAnswerSchema = v.object({ success: v.string(), payload: userSchema })

export type User = v.InferOutput<typeof userSchema>
export type Session = v.InferOutput<typeof sessionSchema>
export type Login = v.InferOutput<typeof loginSchema>
export type Signup = v.InferOutput<typeof signupSchema>

type Issue = { message: string }

/** What to say first of a form: blank fields come before a wrong address, and that before all the rest (spec section 5). */
export function firstProblem(issues: ReadonlyArray<Issue>): string | null {
  const messages = issues.map(({ message }) => message)
  return [ALL_FIELDS_REQUIRED, INVALID_EMAIL].find((first) => messages.includes(first)) ?? messages[0] ?? null
}

import * as v from 'valibot'
import { emailField, form, line, personName, phoneField } from './fields.ts'

/* Field names are those on the wire (DATA-1 to DATA-5, CALL-4 to CALL-10). */

/** Shown when a field is blank (ERROR-1). */
export const ALL_FIELDS_REQUIRED = 'All fields are required!'
/** Shown when the email address is invalid (ERROR-2). */
export const INVALID_EMAIL = 'Invalid email!'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

const accountEmail = emailField({ ask: ALL_FIELDS_REQUIRED, invalid: INVALID_EMAIL })

// Taken as it comes: a space at the end may be meant, and cutting anything off would weaken it without a word.
const requiredText = v.pipe(
  v.string(ALL_FIELDS_REQUIRED),
  v.check((text) => text.trim() !== '', ALL_FIELDS_REQUIRED),
)

/**
 * A password somebody chooses: 8 to 128 characters of any kind (OWASP ASVS 5.0, 6.2.1, 6.2.5, 6.2.8, 6.2.9). The server
 * also refuses the commonest ones, and one that is the person's own name or address: that list is too long for a browser.
 */
export const newPassword = v.pipe(
  requiredText,
  v.check(
    (text) => [...text].length >= MIN_PASSWORD_LENGTH,
    `A password needs at least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`,
  ),
  v.check(
    (text) => [...text].length <= MAX_PASSWORD_LENGTH,
    `A password can have ${MAX_PASSWORD_LENGTH} characters at most. Please shorten it.`,
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
function accountForm<const Entries extends v.ObjectEntries>(entries: Entries) {
  return form(entries, ALL_FIELDS_REQUIRED)
}

/** `remember` asks for the long session; without it the session ends with the browser. */
export const loginSchema = accountForm({
  email: accountEmail,
  password: requiredText,
  remember: v.optional(v.boolean('Please say yes or no.'), false),
})

const profile = {
  surname: personName(ALL_FIELDS_REQUIRED),
  first_name: personName(ALL_FIELDS_REQUIRED),
  phone_number: phoneField(ALL_FIELDS_REQUIRED),
  email: accountEmail,
  username,
}

export const signupSchema = accountForm({ ...profile, password: newPassword })

/** Changing the address or the name asks for the password again (OWASP ASVS 5.0, 7.5.1). */
export const profileSchema = accountForm({ ...profile, current_password: requiredText })

export const passwordChangeSchema = accountForm({ current_password: requiredText, password: newPassword })

export const mailingListSchema = form({ is_on_mailing_list: v.boolean('Please say yes or no.') })

/** Asked again before an account is deleted or another session ended (OWASP ASVS 5.0, 7.5.2). */
export const confirmationSchema = accountForm({ current_password: requiredText })

/** The email address or phone number of an account whose password is forgotten. */
export const recoverySchema = form({
  contact: line('Please enter your email address or phone number.', { max: 254 }),
})

export const CODE_LENGTH = 4

export const recoveryCode = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/, `Please enter all ${CODE_LENGTH} digits of the code.`),
)

/** Either the digits typed in, or the key in the link of the same mail. */
export const recoveryVerifySchema = v.union(
  [form({ code: recoveryCode }), form({ link: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)) })],
  `Please enter all ${CODE_LENGTH} digits of the code.`,
)

export const recoveryResetSchema = form({ password: newPassword })

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

/** The message for the whole form: blank fields before an invalid address, and both before other errors (ERROR-1, ERROR-2). */
export function firstProblem(issues: ReadonlyArray<Issue>): string | null {
  const messages = issues.map(({ message }) => message)
  return [ALL_FIELDS_REQUIRED, INVALID_EMAIL].find((first) => messages.includes(first)) ?? messages[0] ?? null
}

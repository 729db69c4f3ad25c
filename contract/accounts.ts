import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { emailField, form, line, personName, phoneField } from './fields.ts'
import { answerWith } from './payload-answer.ts'
import { ALL_FIELDS_REQUIRED, INVALID_EMAIL } from './problems.ts'

/* Accounts, with the field names of the API (DATA-1 to DATA-5, CALL-4 to CALL-10). */

export const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 128

const accountEmail = emailField({ ask: ALL_FIELDS_REQUIRED, invalid: INVALID_EMAIL })

// Not trimmed: a password may end with a space.
const requiredText = v.pipe(
  v.string(ALL_FIELDS_REQUIRED),
  v.check((text) => text.trim() !== '', ALL_FIELDS_REQUIRED),
)

/**
 * The form in which passwords are hashed (OpaqueString, RFC 8265): keyboards differ in how they compose accents and in
 * their spaces. Unlike the profile it leaves invisible characters in place, because emoji are made of them.
 */
export function normalizePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/**
 * A new password: 8 to 128 characters of any kind (OWASP ASVS 5.0, 6.2.1, 6.2.5, 6.2.8, 6.2.9). The server also
 * rejects common passwords and the person's own name or address: that list is too long for a browser.
 */
export const newPassword = v.pipe(
  requiredText,
  v.transform(normalizePassword),
  v.check(
    (text) => !/\p{Cc}/u.test(text),
    'A password cannot have tabs or line breaks. Please type it on one line.',
  ),
  v.check(
    (text) => [...text].length >= MIN_PASSWORD_LENGTH,
    `A password needs at least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`,
  ),
  v.check(
    (text) => [...text].length <= MAX_PASSWORD_LENGTH,
    `A password can have ${MAX_PASSWORD_LENGTH} characters at most. Please shorten it.`,
  ),
)

// Identifiers of PRECIS (RFC 8264) in NFKC: letters with their marks, decimal digits, nothing invisible.
const USERNAME = /^(?!\p{M})(?:(?!\p{DI})[\p{L}\p{Mn}\p{Mc}\p{Nd}._-])+$/u
// The Bidi Rule (RFC 5893), simplified to blocks of right-to-left scripts: a name with one of their letters contains
// no other letters and begins with one.
const ONE_DIRECTION =
  /^(?:[^\u0590-\u08ff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]*|(?!\P{L})[\P{L}\u0590-\u08ff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]*)$/u

/** A username by the profile UsernameCaseMapped (RFC 8265); stored as typed, compared ignoring case. */
const username = v.pipe(
  line(ALL_FIELDS_REQUIRED),
  v.normalize('NFKC'),
  v.minLength(3, 'A username needs at least 3 characters.'),
  v.maxLength(30, 'A username can have 30 characters at most.'),
  v.regex(USERNAME, 'A username has letters, digits, dots, hyphens and underscores, and no spaces.'),
  v.regex(ONE_DIRECTION, 'A username has letters that are all written in the same direction.'),
)

// A missing field counts as an empty one.
function accountForm<const Entries extends v.ObjectEntries>(entries: Entries) {
  return form(entries, ALL_FIELDS_REQUIRED)
}

/** `remember` requests the long session; otherwise the session ends with the browser. */
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

/** A change of address or name requires the password (OWASP ASVS 5.0, 7.5.1). */
export const profileSchema = accountForm({ ...profile, current_password: requiredText })

export const newPasswordTwiceSchema = v.pipe(
  form({
    password: newPassword,
    confirm: v.pipe(
      v.string(ALL_FIELDS_REQUIRED),
      v.nonEmpty(ALL_FIELDS_REQUIRED),
      v.transform(normalizePassword),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm']],
      // An empty field has its own message.
      ({ password, confirm }) => confirm === '' || password === confirm,
      'The two passwords differ. Please type the same one twice.',
    ),
    ['confirm'],
  ),
)

export const passwordChangeSchema = accountForm({ current_password: requiredText, password: newPassword })

/** The password, required again to delete an account or end another session (OWASP ASVS 5.0, 7.5.2). */
export const confirmationSchema = accountForm({ current_password: requiredText })

/** The account as shown to its owner. */
const userSchema = v.object({
  id: v.string(),
  surname: v.string(),
  first_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  username: v.string(),
  is_on_mailing_list: v.boolean(),
  /** Whether the member has confirmed the address by the link in a mail. */
  is_address_confirmed: v.boolean(),
  /** The id of the picture (contract/picture.ts), or null. */
  picture: v.nullable(v.string()),
})

/** A session of the account: `browser` is readable text, times are in ISO 8601. */
const sessionSchema = v.object({
  id: v.string(),
  browser: v.string(),
  signed_in_at: v.string(),
  last_seen_at: v.string(),
  is_current: v.boolean(),
})

export const userAnswer = answerWith(userSchema)

export const signup = endpoint('POST', '/auth/signup', { status: 201, body: signupSchema })

export const login = endpoint('POST', '/auth/login', { body: loginSchema })

export const updateProfile = endpoint('PATCH', '/account', { body: profileSchema, answer: userAnswer })

export const changePassword = endpoint('POST', '/account/password', { body: passwordChangeSchema })

export const setMailingList = endpoint('PUT', '/account/mailing-list', {
  body: form({ is_on_mailing_list: v.boolean('Please say yes or no.') }),
  answer: userAnswer,
})

export const deleteAccount = endpoint('DELETE', '/account', { body: confirmationSchema })

export const listSessions = endpoint('GET', '/account/sessions', {
  answer: answerWith(v.array(sessionSchema)),
})

export const endSession = endpoint('POST', '/account/sessions/:id/end', { body: confirmationSchema })

export const endOtherSessions = endpoint('POST', '/account/sessions/end-others', { body: confirmationSchema })

export type User = v.InferOutput<typeof userSchema>
export type Session = v.InferOutput<typeof sessionSchema>
export type Login = v.InferOutput<typeof loginSchema>
export type Signup = v.InferOutput<typeof signupSchema>

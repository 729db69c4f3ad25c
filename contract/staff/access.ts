import * as v from 'valibot'
import { confirmationSchema } from '#contract/accounts.ts'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/fields.ts'
import { answerWith } from '#contract/payload-answer.ts'
import { read } from './answer.ts'
import { STAFF_SESSION_PATH } from './session-path.ts'

/*
 * Access to the staff console. Calls below /api/staff answer 401 without a session, 404 for accounts without a role
 * (like unknown addresses), and 403 before the second step; the calls in this file need no
 * second step, except the one that renews recovery codes. The API is below /api/staff, as the console's pages are below
 * /staff.
 */

/**
 * A reader reads submissions and files. An editor also changes, answers and exports them, and reads the audit log.
 */
export const STAFF_ROLES = ['reader', 'editor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** `enrol`: no app is set up. `required`: this session needs a code. `passed`: the console is open. */
const SECOND_STEPS = ['enrol', 'required', 'passed'] as const

export const TOTP_DIGITS = 6
export const RECOVERY_CODES = 10

const CODE_REQUIRED = `Please enter the ${TOTP_DIGITS} digits that your app shows.`
const RECOVERY_CODE_REQUIRED =
  'Please enter one of your recovery codes, such as 7F3K-Q2MX-90TB. They were shown when you set up the second step.'

const totpCode = v.pipe(
  v.string(CODE_REQUIRED),
  // Apps show the digits in two groups.
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), CODE_REQUIRED),
)

const recoveryCode = v.pipe(
  v.string(RECOVERY_CODE_REQUIRED),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, RECOVERY_CODE_REQUIRED),
)

export const totpCodeSchema = form({ code: totpCode })

/** The code of the app, or a recovery code if the phone is lost. */
export const secondStepSchema = v.union([form({ code: totpCode }), form({ recoveryCode })], CODE_REQUIRED)

const staffSessionSchema = v.object({
  /** Identifies the member of staff in assignments and in the audit log. */
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(STAFF_ROLES),
  secondStep: v.picklist(SECOND_STEPS),
  recoveryCodesLeft: v.number(),
})

export const readStaffSession = read(STAFF_SESSION_PATH, staffSessionSchema)

/** Starts the setup of an app, or restarts it until it is confirmed. Answers 409 if an app is already set up. */
export const startEnrolment = endpoint('POST', '/api/staff/enrolment', {
  body: confirmationSchema,
  answer: answerWith(
    v.object({
      /** For a QR code: otpauth://totp/… */
      uri: v.string(),
      /** The same secret in Base 32, to type in. */
      secret: v.string(),
    }),
  ),
})

const recoveryCodesAnswer = answerWith(v.object({ recoveryCodes: v.array(v.string()) }))

/** Takes the first code of the app. Passes the second step of this session, and returns the recovery codes once. */
export const confirmEnrolment = endpoint('POST', '/api/staff/enrolment/confirm', {
  body: totpCodeSchema,
  answer: recoveryCodesAnswer,
})

/**
 * Replaces all recovery codes, used or not, and returns the new ones once. Needs the second step, and a further code of
 * the app.
 */
export const renewRecoveryCodes = endpoint('POST', '/api/staff/recovery-codes', {
  body: totpCodeSchema,
  answer: recoveryCodesAnswer,
})

export const passSecondStep = endpoint('POST', '/api/staff/second-step', { body: secondStepSchema })

export type StaffSession = v.InferOutput<typeof staffSessionSchema>
export type SecondStep = v.InferOutput<typeof secondStepSchema>

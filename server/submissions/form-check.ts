import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { HONEYPOT } from '#contract/submissions.ts'
import { SECOND } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { HttpError } from '#server/platform/errors.ts'

/**
 * Refuses forms that a program has filled in: with the hidden field, or faster than people are. Programs get the same
 * message as people, whose second try passes: silence would lose the message of a person. `check` is the header of the contract, or what
 * stands for it.
 */
export function checkForm(check: unknown, { minFillingSeconds }: Config) {
  if (check === HONEYPOT) throw new HttpError(422, SUBMISSION_MESSAGES.honeypot)
  // NaN, of a header that is absent or garbled, is not less.
  if (Number(check) < minFillingSeconds * SECOND) throw new HttpError(422, SUBMISSION_MESSAGES.tooFast)
}

import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { HONEYPOT } from '#contract/submissions.ts'
import { SECOND } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { HttpError } from '#server/platform/http/errors.ts'

/**
 * Rejects forms filled in by a bot: with the hidden field set, or faster than people are. Bots get the same message
 * as people, who can try again: silence would lose a person's message. `check` is the header of the contract, or its
 * equivalent.
 */
export function checkForm(check: unknown, { minFillingSeconds }: Config) {
  if (check === HONEYPOT) throw new HttpError(422, SUBMISSION_MESSAGES.honeypot)
  // NaN, from an absent or invalid header, is not less.
  if (Number(check) < minFillingSeconds * SECOND) throw new HttpError(422, SUBMISSION_MESSAGES.tooFast)
}

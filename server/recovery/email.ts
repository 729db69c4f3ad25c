import { formatBody, type Recipient, type Sender } from '#server/mail/format.ts'
import type { NewEmail } from '#server/mail/outbox-store.ts'
import { MINUTE } from '#server/platform/clock.ts'

/** Why an email contains a link only. */
export type NoCodeReason = 'too many codes' | 'too many guesses' | 'too many guesses on the site'

const REASONS: Record<NoCodeReason, string> = {
  'too many codes': `There is no code in this email, because several have already been sent today.
The link is all you need.`,
  'too many guesses': `There is no code in this email, because many wrong codes have been tried for
your account lately. The link does the same and cannot be guessed.`,
  'too many guesses on the site': `There is no code in this email, because wrong codes have been tried for
several accounts today. The link does the same and cannot be guessed.`,
}

type RecoveryEmail = {
  account: Recipient
  organisation: Sender
  code: string | null
  reason: NoCodeReason | null
  linkKey: string
  ttl: number
  siteUrl: URL
}

export function recoveryEmail(email: RecoveryEmail): NewEmail {
  const { account, organisation, code, reason, linkKey, ttl, siteUrl } = email
  const link = `${siteUrl.origin}/password-recovery#link=${linkKey}`
  const withCode = `here is your code to choose a new password:

    ${code}

Enter it in the browser where you asked for it, or open this link in any
browser:

${link}

The code and the link work once, for the next ${formatSpan(ttl)}.`
  const withoutCode = `this link lets you choose a new password, in any browser:

${link}

It works once, for the next ${formatSpan(ttl)}.${reason === null ? '' : `\n\n${REASONS[reason]}`}`
  return {
    recipient: account.email,
    subject: `Choose a new password for ${organisation.name}`,
    body: formatBody(
      organisation,
      `${code === null ? withoutCode : withCode}

Didn't ask for this? Someone may have entered your address by mistake. Your
password stays as it is unless somebody uses this email, so please do not
pass it on. We never ask anybody for a code.`,
    ),
    ttl,
  }
}

function formatSpan(milliseconds: number) {
  const minutes = Math.round(milliseconds / MINUTE)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}

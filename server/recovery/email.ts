import { formatBody, type Recipient, type Sender } from '#server/mail/format.ts'
import type { NewEmail } from '#server/mail/outbox-store.ts'
import { MINUTE } from '#server/platform/clock.ts'

/** Why an email contains a link only. */
export type NoCodeReason = 'too many codes' | 'too many guesses' | 'too many guesses on the site'

const REASONS: Record<NoCodeReason, string> = {
  'too many codes': `There is no code in this mail, because several have been sent today already.
The link does the same, and is all you need.`,
  'too many guesses': `There is no code in this mail, because wrong codes have been tried many
times for your account lately. The link does the same, and cannot be
guessed.`,
  'too many guesses on the site': `There is no code in this mail, because wrong codes have been tried for
several accounts today. The link does the same, and cannot be guessed.`,
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
  const withCode = `here is the code for choosing a new password:

    ${code}

Enter it in the browser in which you asked for it. Or open this link, in
any browser:

${link}

Code and link work once, for the next ${formatSpan(ttl)}.`
  const withoutCode = `you can choose a new password with this link, in any browser:

${link}

It works once, for the next ${formatSpan(ttl)}.${reason === null ? '' : `\n\n${REASONS[reason]}`}`
  return {
    recipient: account.email,
    subject: `Choose a new password for ${organisation.name}`,
    body: formatBody(
      organisation,
      `${code === null ? withoutCode : withCode}

You did not ask for this? Then somebody else may have entered your address,
perhaps by mistake. Your password stays as it is as long as nobody uses
this mail, so please do not pass it on. We never ask anybody for a code.`,
    ),
    ttl,
  }
}

function formatSpan(milliseconds: number) {
  const minutes = Math.round(milliseconds / MINUTE)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}

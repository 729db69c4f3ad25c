import { letter, type MailContext } from '#server/mail/mail-context.ts'
import { MINUTE } from '#server/platform/clock.ts'

type Recovery = { recipient: string; code: string | null; linkKey: string; ttl: number }

export function recoveryEmail(
  { recipient, code, linkKey, ttl }: Recovery,
  { organisation, siteUrl }: MailContext,
) {
  const link = `${siteUrl.origin}/password-recovery#link=${linkKey}`
  const withCode = `here is your code to choose a new password:

    ${code}

Enter it in the browser where you asked for it, or open this link in any
browser:

${link}

The code and the link work once, for the next ${formatSpan(ttl)}.`
  const withoutCode = `this link lets you choose a new password, in any browser:

${link}

It works once, for the next ${formatSpan(ttl)}.

There is no code in this email, because many have been sent or tried lately.
The link does the same and cannot be guessed.`
  return letter(organisation, {
    recipient,
    subject: `Choose a new password for ${organisation.name}`,
    text: `${code === null ? withoutCode : withCode}

Didn't ask for this? Someone may have entered your address by mistake. Your
password stays as it is unless somebody uses this email, so please do not
pass it on. We never ask anybody for a code.`,
    ttl,
  })
}

function formatSpan(milliseconds: number) {
  const minutes = Math.round(milliseconds / MINUTE)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}

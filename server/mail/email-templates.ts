import { DAY } from '#server/platform/clock.ts'
import type { Account } from '#server/platform/database/tables.ts'
import type { NewEmail } from './outbox-store.ts'

type Addressee = Pick<Account, 'first_name' | 'email'>
type Site = { siteUrl: URL }

/** Why an email has a link only. */
export type NoCodeReason = 'too many codes' | 'too many guesses'

type RecoveryEmail = Site & {
  account: Addressee
  code: string | null
  reason: NoCodeReason | null
  linkKey: string
  ttl: number
}

const REASONS: Record<NoCodeReason, string> = {
  'too many codes': `There is no code in this mail, because several have been sent today already.
The link does the same, and is all you need.`,
  'too many guesses': `There is no code in this mail, because wrong codes have been tried many
times for your account lately. The link does the same, and cannot be
guessed.`,
}

// Only ASCII, and lines of 76 characters at max: then a mail needs no encoding, and one in a file can be read as it is.

/** The way back in for who has forgotten the password. */
export function recoveryEmail({ account, code, reason, linkKey, ttl, siteUrl }: RecoveryEmail): NewEmail {
  const minutes = Math.round(ttl / 60_000)
  const link = `${siteUrl.origin}/password-recovery#link=${linkKey}`
  const withCode = `here is the code for choosing a new password:

    ${code}

Enter it in the browser in which you asked for it. Or open this link, in
any browser:

${link}

Code and link work once, for the next ${minutes} minutes.`
  const withoutCode = `you can choose a new password with this link, in any browser:

${link}

It works once, for the next ${minutes} minutes.${reason === null ? '' : `\n\n${REASONS[reason]}`}`
  return {
    recipient: account.email,
    subject: 'Choose a new password for GeleGrid',
    body: bodyFor(
      account,
      `${code === null ? withoutCode : withCode}

You did not ask for this? Then somebody else may have entered your address,
perhaps by mistake. Your password stays as it is as long as nobody uses
this mail, so please do not pass it on. We never ask anybody for a code.`,
    ),
    ttl,
  }
}

/** After the password was changed or reset: whoever did not do it should know at once. */
export function passwordChangedEmail({ account, siteUrl }: Site & { account: Addressee }): NewEmail {
  return {
    recipient: account.email,
    subject: 'Your GeleGrid password was changed',
    body: bodyFor(
      account,
      `the password of your account has just been changed, and the other browsers
that were signed in have been signed out.

Was that you? Then all is well.

If not, please choose a new password right away:

${siteUrl.origin}/password-recovery`,
    ),
    ttl: 1 * DAY,
  }
}

type AddressChange = Site & {
  /** As it was before the change: this email goes to the old address. */
  account: Addressee
}

/** After the address of an account was changed. Does not name the new one, in case this mailbox has changed hands. */
export function addressChangedEmail({ account, siteUrl }: AddressChange): NewEmail {
  return {
    recipient: account.email,
    subject: 'The email address of your GeleGrid account was changed',
    body: bodyFor(
      account,
      `from now on your account has another email address, and we will write to
you there.

Was that you? Then all is well, and this is the last mail to this address.

If not, please tell us right away, so that we can help you to get your
account back:

${siteUrl.origin}/contact-us`,
    ),
    ttl: 1 * DAY,
  }
}

function bodyFor({ first_name }: Addressee, text: string) {
  return `Hello ${first_name},

${text}

Warm greetings
Your GeleGrid team
`
}

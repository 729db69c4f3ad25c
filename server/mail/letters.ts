import { DAY } from '#server/clock.ts'
import type { Account } from '#server/database/tables.ts'
import type { NewLetter } from '#server/stores/outbox.ts'

type Addressee = Pick<Account, 'first_name' | 'email'>
type Site = { siteUrl: URL }

/** Why a letter has a link only. */
export type NoCodeReason = 'too many codes' | 'too many guesses'

type RecoveryKeys = Site & {
  account: Addressee
  code: string | null
  reason: NoCodeReason | null
  linkKey: string
  lasts: number
}

const REASONS: Record<NoCodeReason, string> = {
  'too many codes': `There is no code in this mail, because several have been sent today already.
The link does the same, and is all you need.`,
  'too many guesses': `There is no code in this mail, because wrong codes have been tried many
times for your account lately. The link does the same, and cannot be
guessed.`,
}

// Only ASCII, and lines of 76 characters at most: then a mail needs no encoding, and one in a file can be read as it is.

/** The way back in for who has forgotten the password. */
export function recoveryLetter({ account, code, reason, linkKey, lasts, siteUrl }: RecoveryKeys): NewLetter {
  const minutes = Math.round(lasts / 60_000)
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
    body: letterTo(
      account,
      `${code === null ? withoutCode : withCode}

You did not ask for this? Then somebody else may have entered your address,
perhaps by mistake. Your password stays as it is as long as nobody uses
this mail, so please do not pass it on. We never ask anybody for a code.`,
    ),
    lasts,
  }
}

/** After the password was changed or reset: whoever did not do it should know at once. */
export function passwordChangedLetter({ account, siteUrl }: Site & { account: Addressee }): NewLetter {
  return {
    recipient: account.email,
    subject: 'Your GeleGrid password was changed',
    body: letterTo(
      account,
      `the password of your account has just been changed, and the other browsers
that were signed in have been signed out.

Was that you? Then all is well.

If not, please choose a new password right away:

${siteUrl.origin}/password-recovery`,
    ),
    lasts: 1 * DAY,
  }
}

type EmailChange = Site & {
  /** As it was before the change: this letter goes to the old address. */
  account: Addressee
}

/** After the address of an account was changed. Does not name the new one, in case this mailbox has changed hands. */
export function emailChangedLetter({ account, siteUrl }: EmailChange): NewLetter {
  return {
    recipient: account.email,
    subject: 'The email address of your GeleGrid account was changed',
    body: letterTo(
      account,
      `from now on your account has another email address, and we will write to
you there.

Was that you? Then all is well, and this is the last mail to this address.

If not, please tell us right away, so that we can help you to get your
account back:

${siteUrl.origin}/contact-us`,
    ),
    lasts: 1 * DAY,
  }
}

function letterTo({ first_name }: Addressee, text: string) {
  return `Hello ${first_name},

${text}

Warm greetings
Your GeleGrid team
`
}

import { letter, type MailContext } from '#server/mail/mail-context.ts'
import { DAY } from '#server/platform/clock.ts'

export const CONFIRMATION_TTL = 7 * DAY

/** Asks the owner of an address to confirm it. Anybody can sign up with an address that is not theirs. */
export function confirmAddressEmail(recipient: string, key: string, { organisation, siteUrl }: MailContext) {
  return letter(organisation, {
    recipient,
    subject: `Please confirm your email address for ${organisation.name}`,
    text: `someone created an account with this email address. If it was you, please
open this link and press the button on the page:

${siteUrl.origin}/confirm-address#key=${key}

After that you can ask for a mentor, and your account lists the donations
made with this address. The link works for seven days.

Wasn't you? Someone may have entered your address by mistake. Just ignore
this email.`,
    ttl: CONFIRMATION_TTL,
  })
}

/** Notifies the owner that the password was changed or reset, in case of misuse. */
export function passwordChangedEmail(recipient: string, { organisation, siteUrl }: MailContext) {
  return letter(organisation, {
    recipient,
    subject: `Your ${organisation.name} password was changed`,
    text: `the password of your account has just been changed, and the other browsers
that were signed in have been signed out.

If that was you, there is nothing to do.

If not, please choose a new password right away:

${siteUrl.origin}/password-recovery`,
    ttl: 1 * DAY,
  })
}

/** Sent to the old address. Does not name the new one, in case others read this mailbox. */
export function addressChangedEmail(recipient: string, { organisation, siteUrl }: MailContext) {
  return letter(organisation, {
    recipient,
    subject: `The email address of your ${organisation.name} account was changed`,
    text: `your account now has a different email address, and we will write to you
there from now on.

If that was you, there is nothing to do.

If not, please tell us right away, so that we can help you get your account
back:

${siteUrl.origin}/contact-us`,
    ttl: 1 * DAY,
  })
}

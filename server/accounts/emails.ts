import { formatBody, type Recipient, type Sender } from '#server/mail/format.ts'
import type { NewEmail } from '#server/mail/outbox-store.ts'
import { DAY } from '#server/platform/clock.ts'

type Notice = { account: Recipient; organisation: Sender; siteUrl: URL }

/** Notifies the owner that the password was changed or reset, in case of misuse. */
export function passwordChangedEmail({ account, organisation, siteUrl }: Notice): NewEmail {
  return {
    recipient: account.email,
    subject: `Your ${organisation.name} password was changed`,
    body: formatBody(
      organisation,
      `the password of your account has just been changed, and the other browsers
that were signed in have been signed out.

Was that you? Then all is well.

If not, please choose a new password right away:

${siteUrl.origin}/password-recovery`,
    ),
    ttl: 1 * DAY,
  }
}

/** Goes to the old address, with the account as it was. Does not name the new one, in case others read this mailbox. */
export function addressChangedEmail({ account, organisation, siteUrl }: Notice): NewEmail {
  return {
    recipient: account.email,
    subject: `The email address of your ${organisation.name} account was changed`,
    body: formatBody(
      organisation,
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

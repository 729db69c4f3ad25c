import { ONE_CLICK_PATH, type SubscriptionKind } from '#contract/subscriptions.ts'
import { letter, type MailContext } from '#server/mail/mail-context.ts'
import { keyedHash } from '#server/platform/tokens.ts'

type Email = {
  kind: SubscriptionKind
  recipient: string
  organisation: MailContext['organisation']
  links: ReturnType<typeof subscriptionLinks>
}

const NAMES: Record<SubscriptionKind, string> = { newsletter: 'newsletter', 'job-mail': 'job emails' }

const PROMISES: Record<SubscriptionKind, string> = {
  newsletter: `Once a month you get one short letter: the next events, free workshop
places, and openings worth applying for.`,
  'job-mail': 'We write to you when a position opens, and only then.',
}

/** Asks whether the owner of the address wants the mail. Repeats no submitted text. */
export function confirmationEmail(email: Email) {
  const { kind, organisation, links } = email
  return mailOf(
    email,
    `Please confirm your ${organisation.name} ${NAMES[kind]}`,
    `someone signed this address up for our ${NAMES[kind]}. If it was you, please
open this link and press the button on the page:

${links.confirmUrl}

Until then we send you nothing.

Wasn't you? Someone may have entered your address by mistake. Just ignore
this email, and we will delete it.`,
  )
}

export function welcomeEmail(email: Email) {
  const { kind, organisation } = email
  return mailOf(
    email,
    `Welcome to the ${organisation.name} ${NAMES[kind]}`,
    `thank you for confirming your address.

${PROMISES[kind]}`,
  )
}

/** For an address that asks again: the page must not reveal that it is on the list. */
export function reminderEmail(email: Email) {
  const { kind, organisation } = email
  return mailOf(
    email,
    `You already get the ${organisation.name} ${NAMES[kind]}`,
    `someone signed this address up for our ${NAMES[kind]} again. It is already on
the list, so there is nothing to do.`,
  )
}

function mailOf({ kind, recipient, organisation, links }: Email, subject: string, text: string) {
  const foot = `To unsubscribe from our ${NAMES[kind]}, open this link and press the button:

${links.unsubscribeUrl}`
  return letter(organisation, {
    recipient,
    subject,
    text: `${text}\n\n${foot}`,
    unsubscribeUrl: links.oneClickUrl,
  })
}

// 132 bits, short enough for the lines of a mail.
const KEY_LENGTH = 22

/**
 * The links of a subscription. Their keys derive from the secret and are not stored, so that every mail to an address
 * can contain the unsubscribe link, even mail that the team sends with another program.
 */
export function subscriptionLinks(
  submissionId: string,
  { siteUrl, apiUrl, secret }: Omit<MailContext, 'organisation'>,
) {
  const keyFor = (use: string) =>
    keyedHash(`subscription:${use}:${submissionId}`, secret).slice(0, KEY_LENGTH)
  const [confirmKey, unsubscribeKey] = [keyFor('confirm'), keyFor('unsubscribe')]
  return {
    confirmKey,
    unsubscribeKey,
    confirmUrl: `${siteUrl.origin}/confirm-subscription#key=${confirmKey}`,
    unsubscribeUrl: unsubscribePage(siteUrl, unsubscribeKey),
    oneClickUrl: `${apiUrl.origin}${ONE_CLICK_PATH}?key=${unsubscribeKey}`,
  }
}

export function unsubscribePage(siteUrl: URL, key: string) {
  return `${siteUrl.origin}/unsubscribe#key=${encodeURIComponent(key)}`
}

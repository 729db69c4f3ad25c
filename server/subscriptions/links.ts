import { ONE_CLICK_PATH } from '#contract/subscriptions.ts'
import { keyedHash } from '#server/platform/tokens.ts'

type Site = { siteUrl: URL; apiUrl: URL; secret: string }

// 132 bits, short enough for the lines of a mail.
const KEY_LENGTH = 22

/**
 * The links of a subscription. Their keys derive from the secret and are not stored, so that every mail to an address
 * can contain the unsubscribe link, even mail that the team sends with another program.
 */
export function subscriptionLinks(submissionId: string, { siteUrl, apiUrl, secret }: Site) {
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

import * as links from '#contract/mailed-links.ts'
import * as subscriptions from '#contract/subscriptions.ts'
import { call } from './client.ts'
import { delivery } from './delivery.ts'

/* The calls about links in mails. */

/** Takes the key in the link of the mail that confirms an address. */
export async function confirmAddress(key: string): Promise<void> {
  await call(links.confirmAddress, { key })
}

/** Resolves to the message of the server, or to false without delivery. */
export function resendConfirmation() {
  return delivery.send(async () => (await call(links.sendConfirmation)).success)
}

/** Takes the key of the mail that asks whether an address wants the newsletter or job mail. */
export async function confirmSubscription(key: string): Promise<void> {
  await call(subscriptions.confirmSubscription, { key })
}

/** Takes the key at the foot of a mail of a subscription. */
export async function endSubscription(key: string): Promise<void> {
  await call(subscriptions.unsubscribe, { key })
}

import * as links from '#contract/mailed-links.ts'
import * as subscriptions from '#contract/subscriptions.ts'
import { call } from './client.ts'
import { delivery } from './delivery.ts'

/* Calls for the links in mails. */

/** Takes the key in the confirmation link. */
export async function confirmAddress(key: string): Promise<void> {
  await call(links.confirmAddress, { key })
}

/** Resolves to the message of the server, or to false without delivery. */
export function resendConfirmation() {
  return delivery.send(async () => (await call(links.sendConfirmation)).success)
}

/** Takes the key in the confirmation mail of a subscription. */
export async function confirmSubscription(key: string): Promise<void> {
  await call(subscriptions.confirmSubscription, { key })
}

/** Takes the key in the footer of a subscription's mail. */
export async function endSubscription(key: string): Promise<void> {
  await call(subscriptions.unsubscribe, { key })
}

import * as links from '#contract/mailed-links.ts'
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

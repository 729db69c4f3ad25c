import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { mailedKeySchema } from './mailed-links.ts'

/* Newsletter and job mail: an address receives nothing until the link in a confirmation mail has been used. */

export const SUBSCRIPTION_KINDS = ['newsletter', 'job-mail'] as const
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number]

/** The consent texts below the forms. They are stored with the address, as proof of the text that was agreed to. */
export const CONSENTS: Record<SubscriptionKind, string> = {
  newsletter: 'Yes, send the newsletter to this address. One click in any letter ends it.',
  'job-mail': 'Yes, write to this address when a position opens. One click in any email ends it.',
}

export const SUBSCRIPTION_STATES = ['unconfirmed', 'confirmed', 'unsubscribed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export function isSubscriptionKind(kind: string | undefined): kind is SubscriptionKind {
  return SUBSCRIPTION_KINDS.some((known) => known === kind)
}

/** Takes the key of the confirmation mail. A key may be used repeatedly. */
export const confirmSubscription = endpoint('POST', '/api/subscriptions/confirm', { body: mailedKeySchema })

/** Takes the key in the footer of every mail of a subscription. A key may be used repeatedly. */
export const unsubscribe = endpoint('POST', '/api/subscriptions/unsubscribe', { body: mailedKeySchema })

/** For mail programs (RFC 8058): the key is in the query, and the body is a form. */
export const ONE_CLICK_PATH = '/api/subscriptions/one-click'

/** Whether an address receives mail, and since when. */
export const subscriptionSchema = v.object({
  state: v.picklist(SUBSCRIPTION_STATES),
  /** When the subscription was confirmed or ended; null while it is unconfirmed. */
  since: v.nullable(v.string()),
})
export type Subscription = v.InferOutput<typeof subscriptionSchema>

import { zonedTime } from '#contract/days.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import type { SubscriptionRow } from '#server/platform/database/tables.ts'

/** Whether an address receives mail, and since when. */
export function subscriptionOf({
  confirmed_at,
  unsubscribed_at,
}: Pick<SubscriptionRow, 'confirmed_at' | 'unsubscribed_at'>): Subscription {
  if (unsubscribed_at !== null) return { state: 'unsubscribed', since: timeText(unsubscribed_at) }
  if (confirmed_at !== null) return { state: 'confirmed', since: timeText(confirmed_at) }
  return { state: 'unconfirmed', since: null }
}

/** The row of a left join. */
type Consent = {
  [Name in 'consent' | 'asked_at' | 'confirmed_at' | 'unsubscribed_at']: SubscriptionRow[Name] | null
}

/** The columns of an export: addresses must not be mailed without knowing which of them want it. */
export function subscriptionColumns(row: Consent) {
  const { state, since } = subscriptionOf(row)
  return {
    subscription: state,
    since: since === null ? '' : zonedTime(Date.parse(since)),
    consent: row.consent ?? '',
    asked: row.asked_at === null ? '' : zonedTime(row.asked_at),
  }
}

function timeText(time: number) {
  return new Date(time).toISOString()
}

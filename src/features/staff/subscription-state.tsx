import { chakra } from '@chakra-ui/react'
import type { Subscription } from '#contract/subscriptions.ts'
import { formatTime } from './format.ts'
import { SUBSCRIPTION_LABELS } from './labels.ts'

/** Whether an address receives mail, and since when. Only confirmed addresses do. */
export function SubscriptionState({ state, since }: Subscription) {
  return (
    <chakra.span textStyle="small" fontWeight={state === 'confirmed' ? '700' : undefined}>
      {SUBSCRIPTION_LABELS[state]}
      {since !== null && (
        <chakra.span color="fg.muted" fontWeight="400" whiteSpace="nowrap">
          {' '}
          <time dateTime={since}>{formatTime(since)}</time>
        </chakra.span>
      )}
    </chakra.span>
  )
}

import { chakra } from '@chakra-ui/react'
import { dayOf } from '#contract/days.ts'
import type { MentorRequest } from '#contract/requests.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'

const STATES: Record<MentorRequest['state'], string> = {
  open: 'Waiting for an answer',
  accepted: 'Accepted: look out for an email from us',
  declined: 'Declined this time. You can ask again below',
}

type SentRequestProps = { request: MentorRequest; isBusy: boolean; onWithdraw: (id: string) => void }

/** A request to this mentor, with its state. */
export function SentRequest({ request, isBusy, onWithdraw }: SentRequestProps) {
  const { id, state, sentAt, message } = request
  return (
    <Stack gap="3" alignItems="flex-start" padding="5" borderRadius="lg" backgroundColor="bg.surface">
      <chakra.p fontWeight="700">{STATES[state]}.</chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        Sent on {formatDay(dayOf(sentAt))}
      </chakra.p>
      <chakra.blockquote whiteSpace="pre-line" overflowWrap="anywhere">
        {message}
      </chakra.blockquote>
      {state === 'open' && (
        <Button look="outline" disabled={isBusy} onClick={() => onWithdraw(id)}>
          Withdraw the request
        </Button>
      )}
    </Stack>
  )
}

import { Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { dayOf } from '#contract/days.ts'
import type { ChannelRequest } from '#contract/requests.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { useRequestChannel } from './channel-requests.ts'

const LABEL = 'Join Discord channel'

const answers = {
  open: (day: string) => `You asked for an invitation on ${day}. A moderator will answer by email.`,
  accepted: () => 'You are invited: the way in is in the email we sent you.',
  declined: (day: string) =>
    `Your request of ${day} could not be granted, usually because the channel is full. You may ask again.`,
}

type JoinChannelProps = {
  channel: { slug: string; title: string; url: string | null }
  /** The member's latest request; undefined while it is unknown. */
  request: ChannelRequest | null | undefined
}

/**
 * Joins a public group by its link; for other channels requests an invitation, and shows the state of the request.
 */
export function JoinChannel({ channel, request }: JoinChannelProps) {
  const { mutate, isPending, isSuccess } = useRequestChannel()
  const askedAfter = useRef<string | null>(null)
  const stateRef = useRef<HTMLParagraphElement>(null)
  const canAsk = request === null || request?.state === 'declined'

  function ask() {
    // The second click of a double click comes before the first has changed the state.
    const latest = request?.id ?? 'none'
    if (!canAsk || askedAfter.current === latest) return
    askedAfter.current = latest
    mutate(channel.slug, { onError: () => (askedAfter.current = null) })
  }

  useEffect(() => {
    // The focused button has been replaced by this text.
    if (isSuccess && !canAsk) stateRef.current?.focus()
  }, [isSuccess, canAsk])

  if (channel.url !== null) {
    return (
      <ExternalLinkButton href={channel.url} target="_blank" rel="noopener" title="Opens in a new tab">
        {LABEL}
        <Of title={channel.title} />
      </ExternalLinkButton>
    )
  }
  return (
    <>
      {request && (
        <Text ref={stateRef} tabIndex={-1} fontWeight="600" _focusVisible={{ outline: 'none' }}>
          {answers[request.state](formatDay(dayOf(request.sentAt)))}
        </Text>
      )}
      {(canAsk || request === undefined) && (
        <div>
          <Button
            look="outline"
            marginTop={request ? '4' : undefined}
            isBusy={isPending || request === undefined}
            onClick={ask}
          >
            {LABEL}
            <Of title={channel.title} />
          </Button>
          <Text textStyle="small" color="fg.muted" marginTop="2" role="status">
            {isPending ? 'Asking for an invitation…' : 'Asks a moderator for an invitation.'}
          </Text>
        </div>
      )}
    </>
  )
}

function Of({ title }: { title: string }) {
  return <VisuallyHidden>: {title}</VisuallyHidden>
}

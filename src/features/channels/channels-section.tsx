import {
  Badge,
  Box,
  Container,
  defineStyle,
  Heading,
  SimpleGrid,
  Stack,
  Text,
  VisuallyHidden,
  Wrap,
} from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dayOf } from '#contract/days.ts'
import { sendRequest, type SentRequest } from '#contract/requests.ts'
import { call } from '#src/api/client.ts'
import { requestsQuery } from '#src/api/requests-query.ts'
import type { Channel } from '#src/content/members.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { focusable, focused } from '#src/ui/focus.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'

const badgeStyle = defineStyle({
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'full',
  textStyle: 'small',
  fontWeight: '700',
  backgroundColor: 'bg.tint',
  '&[data-access="Public group"]': { backgroundColor: 'highlight', color: 'highlight.contrast' },
})

export function ChannelsSection({ channels }: { channels: ReadonlyArray<Channel> }) {
  const { data: requests, isError, refetch } = useQuery(requestsQuery('channel'))
  return (
    <Band tone="tint" aria-labelledby="channels">
      <Container>
        <Heading id="channels" srOnly>
          Channels
        </Heading>
        {isError && (
          <Stack gap="4" alignItems="start" marginBottom="8">
            <FailureNote>
              We could not look up the invitations you asked for. Please check your connection and try again.
            </FailureNote>
            <Button look="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        )}
        <SimpleGrid as="ul" columns={{ xl: 3 }} gap={{ base: '5', md: '6' }}>
          {channels.map((channel) => (
            <Stack
              as="li"
              key={channel.slug}
              gap="4"
              padding={{ base: '6', lg: '8' }}
              borderRadius="lg"
              backgroundColor="bg.surface"
            >
              <Wrap alignItems="center" gap="4">
                <Picture picture={channel.logo} sizes="64px" width="4rem" />
                <Box flex="1 1 0" minWidth="0">
                  <Heading as="h3" textStyle="cardTitle" marginBottom="2">
                    {channel.title}
                  </Heading>
                  <Badge css={badgeStyle} data-access={channel.access}>
                    {channel.access}
                  </Badge>
                </Box>
              </Wrap>
              <Text textStyle="body">{channel.content}</Text>
              <Box marginTop="auto">
                <JoinChannel
                  channel={channel}
                  request={requests && (requests.find(({ subject }) => subject === channel.slug) ?? null)}
                />
              </Box>
            </Stack>
          ))}
        </SimpleGrid>
      </Container>
    </Band>
  )
}

const answers = {
  open: (day: string) => `You asked for an invitation on ${day}. A moderator will answer by email.`,
  accepted: () => 'You are invited: the way in is in the email we sent you.',
  declined: (day: string) =>
    `Your request of ${day} could not be granted, usually because the channel is full. You may ask again.`,
}

type JoinChannelProps = {
  channel: Channel
  /** The member's latest request; undefined while it is unknown. */
  request: SentRequest | null | undefined
}

/**
 * Joins a public group by its link; for other channels requests an invitation, and shows the state of the request.
 */
function JoinChannel({ channel, request }: JoinChannelProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(sendRequest, { kind: 'channel', subject: channel.slug }),
    onSuccess: ({ payload }) =>
      queryClient.setQueryData(requestsQuery('channel').queryKey, (before = []) => [payload, ...before]),
    // It may have been requested in another tab.
    onError: () => queryClient.invalidateQueries(requestsQuery('channel')),
  })
  const canAsk = request === null || request?.state === 'declined'

  const label = (
    <>
      Join Discord channel<VisuallyHidden>: {channel.title}</VisuallyHidden>
    </>
  )
  if (channel.url !== null) {
    return (
      <ExternalLinkButton href={channel.url} target="_blank" rel="noopener" title="Opens in a new tab">
        {label}
      </ExternalLinkButton>
    )
  }
  return (
    <>
      {request && (
        <Text fontWeight="600" {...(isSuccess && !canAsk ? focused : focusable)}>
          {answers[request.state](formatDay(dayOf(request.sentAt)))}
        </Text>
      )}
      {(canAsk || request === undefined) && (
        <div>
          <Button
            look="outline"
            marginTop={request ? '4' : undefined}
            isBusy={isPending || request === undefined}
            onClick={() => mutate()}
          >
            {label}
          </Button>
          <Text textStyle="small" color="fg.muted" marginTop="2" role="status">
            {isPending ? 'Asking for an invitation…' : 'Asks a moderator for an invitation.'}
          </Text>
        </div>
      )}
    </>
  )
}

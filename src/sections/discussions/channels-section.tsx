import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Channel } from '#src/content/members.ts'
import { channelRequestsQuery } from '#src/features/channels/channel-requests.ts'
import { JoinChannel } from '#src/features/channels/join-channel.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { CardList, Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'

const Badge = chakra('span', {
  base: {
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: '700',
    backgroundColor: 'bg.tint',
    '&[data-access="Public group"]': { backgroundColor: 'highlight', color: 'highlight.contrast' },
  },
})

type ChannelsSectionProps = { channels: ReadonlyArray<Channel>; email: string }

/** The channels of the chat server, each with a control to join it. */
export function ChannelsSection({ channels, email }: ChannelsSectionProps) {
  const { data: requests, isError, refetch } = useQuery(channelRequestsQuery())
  return (
    <Band ground="tint" aria-labelledby="channels">
      <Container>
        <chakra.h2 id="channels" srOnly>
          Channels
        </chakra.h2>
        {isError && (
          <Stack gap="4" alignItems="start" marginBottom="8">
            <FailureNote email={email}>
              We could not look up the invitations you asked for. Please check your connection and try again.
            </FailureNote>
            <Button look="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        )}
        <CardList
          columns={2}
          gap={{ base: '5', md: '6' }}
          gridTemplateColumns={{ xl: 'repeat(3, minmax(0, 1fr))' }}
        >
          {channels.map((channel) => (
            <Stack
              as="li"
              key={channel.slug}
              gap="4"
              padding={{ base: '6', lg: '8' }}
              borderRadius="lg"
              backgroundColor="bg.surface"
            >
              <Cluster alignItems="center" gap="4">
                <Picture picture={channel.logo} sizes="64px" width="4rem" />
                <chakra.div flex="1 1 0" minWidth="0">
                  <chakra.h3 textStyle="cardTitle" marginBottom="2">
                    {channel.title}
                  </chakra.h3>
                  <Badge data-access={channel.access}>{channel.access}</Badge>
                </chakra.div>
              </Cluster>
              <chakra.p textStyle="body">{channel.content}</chakra.p>
              <chakra.div marginTop="auto">
                <JoinChannel
                  channel={channel}
                  request={requests && (requests.find(({ channelId }) => channelId === channel.slug) ?? null)}
                />
              </chakra.div>
            </Stack>
          ))}
        </CardList>
      </Container>
    </Band>
  )
}

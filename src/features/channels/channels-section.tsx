import { Badge, Box, Container, defineStyle, Heading, SimpleGrid, Stack, Text, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Channel } from '#src/content/members.ts'
import { channelRequestsQuery } from './channel-requests.ts'
import { JoinChannel } from './join-channel.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Band } from '#src/ui/layout/container.tsx'
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

type ChannelsSectionProps = { channels: ReadonlyArray<Channel>; email: string }

/** The channels of the chat server, each with a control to join it. */
export function ChannelsSection({ channels, email }: ChannelsSectionProps) {
  const { data: requests, isError, refetch } = useQuery(channelRequestsQuery())
  return (
    <Band tone="tint" aria-labelledby="channels">
      <Container>
        <Heading id="channels" srOnly>
          Channels
        </Heading>
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
                  request={requests && (requests.find(({ channelId }) => channelId === channel.slug) ?? null)}
                />
              </Box>
            </Stack>
          ))}
        </SimpleGrid>
      </Container>
    </Band>
  )
}

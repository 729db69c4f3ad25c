import { Box, Container, Text, Wrap } from '@chakra-ui/react'
import type { NavigationLink } from '#src/content/site.ts'
import { Avatar } from './avatar.tsx'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { ActionRow } from '#src/ui/actions.tsx'

type AccountHeaderProps = {
  actions: ReadonlyArray<{ label: string; to: string }>
  tabs: ReadonlyArray<NavigationLink>
}

export function AccountHeader({ actions, tabs }: AccountHeaderProps) {
  const { first_name, surname, email } = useCurrentUser()
  const name = `${first_name} ${surname}`

  return (
    <>
      <Box
        as="section"
        aria-label="Profile"
        backgroundColor="bg.warm"
        paddingBlock={{ base: '8', md: '12' }}
        _print={{ display: 'none' }}
      >
        <Container>
          <Wrap gap="3" alignItems="center" columnGap={{ base: '5', md: '8' }} rowGap="6">
            <Avatar />
            <Box flex="1 1 16rem" minWidth="0">
              <Text textStyle="title" overflowWrap="anywhere">
                {name}
              </Text>
              <Text textStyle="lead" marginTop="2" overflowWrap="anywhere">
                {email}
              </Text>
            </Box>
            <ActionRow actions={actions} otherLook="outline" />
          </Wrap>
        </Container>
      </Box>
      <TabsStrip label="Account" links={tabs} />
    </>
  )
}

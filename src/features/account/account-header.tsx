import { Avatar as ChakraAvatar, Box, Container, Text, Wrap } from '@chakra-ui/react'
import { PICTURE_PATH } from '#contract/picture.ts'
import type { NavigationLink } from '#src/content/site.ts'
import { env } from '#src/lib/env.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { ActionRow } from '#src/ui/actions.tsx'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'

type AccountHeaderProps = {
  actions: ReadonlyArray<{ label: string; to: string }>
  tabs: ReadonlyArray<NavigationLink>
}

export function AccountHeader({ actions, tabs }: AccountHeaderProps) {
  const { first_name, surname, email } = useCurrentUser()
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
                {`${first_name} ${surname}`}
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

/** The member's picture, or initials. The name is shown beside it. */
export function Avatar() {
  const { first_name, surname, picture } = useCurrentUser()
  const initials = [first_name, surname].map((name) => [...name.trim()][0]).join('')
  return (
    <ChakraAvatar.Root aria-hidden>
      <ChakraAvatar.Fallback>{initials}</ChakraAvatar.Fallback>
      {picture !== null && <ChakraAvatar.Image src={`${env.apiUrl}${PICTURE_PATH}?id=${picture}`} alt="" />}
    </ChakraAvatar.Root>
  )
}

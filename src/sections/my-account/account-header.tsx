import { chakra } from '@chakra-ui/react'
import type { NavigationLink } from '#src/content/site.ts'
import { Avatar } from '#src/features/account/avatar.tsx'
import { TabsStrip } from '#src/sections/member/tabs-strip.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { ActionRow } from '#src/ui/actions.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'

type AccountHeaderProps = {
  actions: ReadonlyArray<{ label: string; to: string }>
  tabs: ReadonlyArray<NavigationLink>
}

/** The member's picture, name and address at the top of account pages. */
export function AccountHeader({ actions, tabs }: AccountHeaderProps) {
  const { first_name, surname, email } = useCurrentUser()
  const name = `${first_name} ${surname}`

  return (
    <>
      <chakra.section
        aria-label="Profile"
        backgroundColor="bg.warm"
        paddingBlock={{ base: '8', md: '12' }}
        _print={{ display: 'none' }}
      >
        <Container>
          <Cluster alignItems="center" columnGap={{ base: '5', md: '8' }} rowGap="6">
            <Avatar />
            <chakra.div flex="1 1 16rem" minWidth="0">
              <chakra.p textStyle="title" overflowWrap="anywhere">
                {name}
              </chakra.p>
              <chakra.p textStyle="lead" marginTop="2" overflowWrap="anywhere">
                {email}
              </chakra.p>
            </chakra.div>
            <ActionRow actions={actions} otherLook="outline" />
          </Cluster>
        </Container>
      </chakra.section>
      <TabsStrip label="Account" links={tabs} />
    </>
  )
}

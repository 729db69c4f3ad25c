import { chakra } from '@chakra-ui/react'
import type { NavigationLink } from '#src/content/site.ts'
import { TabsStrip } from '#src/sections/member/tabs-strip.tsx'
import { useCurrentUser } from '#src/session/current-user.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'

const Initials = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: { base: '4.5rem', md: '7rem' },
    aspectRatio: '1',
    borderRadius: 'full',
    backgroundColor: 'brand',
    color: 'brand.contrast',
    fontSize: { base: 'xl', md: '3xl' },
    fontWeight: '800',
  },
})

type AccountHeaderProps = {
  actions: ReadonlyArray<{ label: string; to: string }>
  tabs: ReadonlyArray<NavigationLink>
}

/** The member's initials, name and address above the pages of the account. */
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
            <Initials aria-hidden>{initialsOf(first_name, surname)}</Initials>
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

function initialsOf(...names: Array<string>) {
  return names.map((name) => [...name.trim()][0] ?? '').join('')
}

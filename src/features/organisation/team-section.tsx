import { Heading, Text } from '@chakra-ui/react'
import type { TeamMember } from '#src/content/members.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'

export function TeamSection({ copy, members }: { copy: PageSection; members: ReadonlyArray<TeamMember> }) {
  return (
    <Section headingId="team" copy={copy} tone="warm">
      <CardList
        columns={2}
        from="sm"
        gridTemplateColumns={{ lg: 'repeat(3, minmax(0, 1fr))' }}
        columnGap={{ base: '5', lg: '8' }}
        rowGap="10"
        marginTop={{ base: '8', md: '12' }}
      >
        {members.map(({ name, role, content, picture }) => (
          <li key={name}>
            <Picture
              picture={picture}
              sizes="(min-width: 64em) 24rem, (min-width: 30em) 46vw, 92vw"
              borderRadius="lg"
              aspectRatio="4 / 5"
            />
            <Heading as="h3" textStyle="cardTitle" marginTop="4">
              {name}
            </Heading>
            <Text fontWeight="700" color="fg.accent" marginTop="1">
              {role}
            </Text>
            <Text textStyle="body" marginTop="2">
              {content}
            </Text>
          </li>
        ))}
      </CardList>
      <ActionRow actions={copy.actions} marginTop={{ base: '10', md: '12' }} />
    </Section>
  )
}

import { Heading, Text } from '@chakra-ui/react'
import { memberNewsletter, teamMembers } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { MissionAndVisionSection } from '#src/features/organisation/mission-and-vision-section.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import type { Route } from './+types/who-we-are'

export function loader() {
  return { ...readPage('who-we-are'), members: teamMembers(), newsletter: memberNewsletter() }
}

export default function WhoWeAreRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, members, newsletter } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="story" copy={copy.story} tone="surface" />
      <MissionAndVisionSection mission={copy.mission} vision={copy.vision} />
      <Section headingId="team" copy={copy.team} tone="warm">
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
        <ActionRow actions={copy.team.actions} marginTop={{ base: '10', md: '12' }} />
      </Section>
      <SubscriptionSection kind="newsletter" copy={newsletter} tone="plain" />
    </>
  )
}

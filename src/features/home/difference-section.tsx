import { Box, Container, Wrap } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardText } from '#src/ui/layout/card.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { Picture } from '#src/ui/picture.tsx'

type DifferenceSectionProps = { copy: PageSection; pillars: ReadonlyArray<BenefitCard> }

/** 'How we are making a difference' with its three pillars. */
export function DifferenceSection({ copy, pillars }: DifferenceSectionProps) {
  return (
    <Band aria-labelledby="difference">
      <Container>
        <Wrap gap="6" alignItems="end" justifyContent="space-between">
          <SectionHeading id="difference" copy={copy} />
          <ActionRow actions={copy.actions} look="outline" size="md" />
        </Wrap>
        <CardList columns={3} gap={{ base: '10', md: '6', lg: '8' }} marginTop={{ base: '10', md: '16' }}>
          {pillars.map((pillar, index) => (
            // Each card is a step lower than the previous one.
            <Box as="li" key={pillar.title} marginTop={{ md: `${index * 2.5}rem` }}>
              {pillar.picture && (
                <Picture
                  picture={pillar.picture}
                  sizes="(min-width: 48em) 24rem, 92vw"
                  borderRadius="lg"
                  marginBottom="5"
                />
              )}
              <CardText title={pillar.title}>{pillar.content}</CardText>
            </Box>
          ))}
        </CardList>
      </Container>
    </Band>
  )
}

import { Box } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardText } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'

type PartnerKindsSectionProps = { copy: PageSection; kinds: ReadonlyArray<BenefitCard> }

/** 'Partner with Us' for individuals, foundations and companies: each picture is larger than the previous one. */
export function PartnerKindsSection({ copy, kinds }: PartnerKindsSectionProps) {
  return (
    <Section headingId="partner" copy={copy} tone="tint">
      <CardList
        columns={[3, 4, 5]}
        columnGap={{ md: '6', lg: '10' }}
        rowGap={{ base: '10', md: '0' }}
        templateRows={{ md: 'auto auto' }}
        marginTop={{ base: '10', md: '6' }}
      >
        {kinds.map((kind) => (
          // One row for the pictures, aligned at the bottom, and one for the texts.
          <Box
            as="li"
            key={kind.title}
            display={{ base: 'flex', md: 'grid' }}
            // With large text, a word may not fit beside the picture.
            flexWrap="wrap"
            gridRow={{ md: 'span 2' }}
            gridTemplateRows={{ md: 'subgrid' }}
            gridTemplateColumns={{ md: 'minmax(0, 1fr)' }}
            columnGap="5"
            rowGap={{ base: '3', md: '0' }}
          >
            {kind.picture && (
              <Picture
                picture={kind.picture}
                sizes="(min-width: 48em) 32rem, 11rem"
                flex={{ base: '0 0 6rem', sm: '0 0 11rem' }}
                alignSelf={{ base: 'start', md: 'end' }}
                borderRadius={{ base: 'md', md: 'lg' }}
                aspectRatio={{ base: '3 / 4', sm: '4 / 3' }}
              />
            )}
            <Box flex="1 1 9rem" minWidth="0" marginTop={{ md: '5' }}>
              <CardText title={kind.title} gap={{ base: '2', md: '3' }}>
                {kind.content}
              </CardText>
            </Box>
          </Box>
        ))}
      </CardList>
      <ActionRow actions={copy.actions} marginTop={{ base: '10', md: '12' }} />
    </Section>
  )
}

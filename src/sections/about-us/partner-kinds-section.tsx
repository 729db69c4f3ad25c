import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type PartnerKindsSectionProps = { words: PageSection; kinds: ReadonlyArray<BenefitCard> }

/** 'Partner with Us' for individuals, foundations and companies: one after another, the pictures grow. */
export function PartnerKindsSection({ words, kinds }: PartnerKindsSectionProps) {
  return (
    <Band ground="tint" aria-labelledby="partner">
      <Container>
        <SectionHeading id="partner" words={words} />
        <chakra.ul
          display="grid"
          columnGap={{ md: '6', lg: '10' }}
          rowGap={{ base: '10', md: '0' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '3fr 4fr 5fr' }}
          gridTemplateRows={{ md: 'auto auto' }}
          marginTop={{ base: '10', md: '6' }}
        >
          {kinds.map((kind) => (
            // One row for the pictures, which stand on a common line, and one for the words.
            <chakra.li
              key={kind.title}
              display={{ base: 'flex', md: 'grid' }}
              // Letters can be so large that a word has no room beside the picture.
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
              <chakra.div flex="1 1 9rem" minWidth="0" marginTop={{ md: '5' }}>
                <chakra.h3 textStyle="cardTitle">{kind.title}</chakra.h3>
                <chakra.p textStyle="body" marginTop={{ base: '2', md: '3' }}>
                  {kind.content}
                </chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.div marginTop={{ base: '10', md: '12' }} display="flex" flexWrap="wrap" gap="3">
          {words.actions?.map((action) => (
            <ActionButton key={action.to} action={action} size="lg" />
          ))}
        </chakra.div>
      </Container>
    </Band>
  )
}

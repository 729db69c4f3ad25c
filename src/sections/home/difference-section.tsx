import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type DifferenceSectionProps = { words: PageSection; pillars: ReadonlyArray<BenefitCard> }

/** 'How we are making a difference' with its three pillars. */
export function DifferenceSection({ words, pillars }: DifferenceSectionProps) {
  return (
    <Band aria-labelledby="difference">
      <Container>
        <chakra.div display="flex" flexWrap="wrap" gap="6" alignItems="end" justifyContent="space-between">
          <SectionHeading id="difference" words={words} />
          {words.actions?.map((action) => (
            <ActionButton key={action.to} action={action} look="outline" />
          ))}
        </chakra.div>
        <chakra.ul
          display="grid"
          gap={{ base: '10', md: '6', lg: '8' }}
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
          marginTop={{ base: '10', md: '16' }}
        >
          {pillars.map((pillar, index) => (
            // Each step down the page a little lower, like cloth on a line.
            <chakra.li key={pillar.title} marginTop={{ md: `${index * 2.5}rem` }}>
              <chakra.div borderRadius="lg" overflow="hidden">
                {pillar.picture && <Picture picture={pillar.picture} sizes="(min-width: 48em) 24rem, 92vw" />}
              </chakra.div>
              <chakra.h3 textStyle="cardTitle" marginTop="5">
                {pillar.title}
              </chakra.h3>
              <chakra.p textStyle="body" marginTop="3">
                {pillar.content}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}

import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

const grounds = ['bg.tint', 'bg.rose', 'bg.cool'] as const

type ReasonsSectionProps = { words: PageSection; reasons: ReadonlyArray<BenefitCard> }

/** 'Why Partner With Us': numbered cards, hung as three lengths of cloth. */
export function ReasonsSection({ words, reasons }: ReasonsSectionProps) {
  return (
    <Band aria-labelledby="reasons">
      <Container>
        <SectionHeading id="reasons" words={words} />
        <chakra.ol
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}
          marginTop={{ base: '8', md: '12' }}
          borderRadius="lg"
          overflow="hidden"
        >
          {reasons.map((reason, index) => (
            <chakra.li
              key={reason.title}
              display="flex"
              flexDirection="column"
              padding={{ base: '6', lg: '10' }}
              backgroundColor={grounds[index % grounds.length]}
            >
              <chakra.span
                aria-hidden
                fontFamily="heading"
                fontWeight="800"
                fontSize={{ base: '4rem', md: '5rem', lg: '7.5rem' }}
                lineHeight="0.9"
                letterSpacing="-0.05em"
                color="brand"
              >
                {index + 1}
              </chakra.span>
              <chakra.h3 textStyle="cardTitle" marginTop={{ base: '4', md: '10', lg: '16' }}>
                {reason.title}
              </chakra.h3>
              <chakra.p textStyle="body" marginTop="3">
                {reason.content}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      </Container>
    </Band>
  )
}

import { Box, Span } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { CardText } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'

const backgrounds = ['bg.tint', 'bg.rose', 'bg.cool'] as const

type ReasonsSectionProps = { copy: PageSection; reasons: ReadonlyArray<BenefitCard> }

/** 'Why Partner With Us': three numbered cards in one row. */
export function ReasonsSection({ copy, reasons }: ReasonsSectionProps) {
  return (
    <Section headingId="reasons" copy={copy}>
      <CardList as="ol" columns={3} marginTop={{ base: '8', md: '12' }} borderRadius="lg" overflow="hidden">
        {reasons.map((reason, index) => (
          <Box
            as="li"
            key={reason.title}
            display="flex"
            flexDirection="column"
            padding={{ base: '6', lg: '10' }}
            backgroundColor={backgrounds[index % backgrounds.length]}
          >
            <Span
              aria-hidden
              fontFamily="heading"
              fontWeight="800"
              fontSize={{ base: '4rem', md: '5rem', lg: '7.5rem' }}
              lineHeight="0.9"
              letterSpacing="-0.05em"
              color="fg.brand"
              marginBottom={{ base: '4', md: '10', lg: '16' }}
            >
              {index + 1}
            </Span>
            <CardText title={reason.title}>{reason.content}</CardText>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}

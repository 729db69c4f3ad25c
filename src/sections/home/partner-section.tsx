import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type PartnerSectionProps = { words: PageSection; ways: ReadonlyArray<BenefitCard> }

/** 'Partner With Us': three ways to help, and the button that tells more. */
export function PartnerSection({ words, ways }: PartnerSectionProps) {
  return (
    <Band ground="tint" aria-labelledby="partner">
      <Container
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: '1fr', lg: '5fr 6fr' }}
      >
        <chakra.div position={{ lg: 'sticky' }} top="8rem" alignSelf="start">
          <SectionHeading id="partner" words={words} />
          <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
            {words.actions?.map((action) => (
              <ActionButton key={action.to} action={action} size="lg" />
            ))}
          </chakra.div>
        </chakra.div>
        <chakra.ul>
          {ways.map((way) => (
            <chakra.li
              key={way.title}
              display="flex"
              // Letters can be so large that a word has no room beside the drawing.
              flexWrap="wrap"
              gap="5"
              paddingBlock="6"
              borderTop="2px solid"
              borderColor="border.strong"
              _last={{ borderBottom: '2px solid {colors.border.strong}' }}
            >
              <chakra.span
                flexShrink="0"
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                width="min(3.5rem, 17.5vw)"
                height="min(3.5rem, 17.5vw)"
                borderRadius="full"
                backgroundColor="brand"
                color="brand.contrast"
              >
                {way.icon && <Icon svg={way.icon} size={28} />}
              </chakra.span>
              <chakra.div flex="1 1 9rem" minWidth="0">
                <chakra.h3 textStyle="cardTitle">{way.title}</chakra.h3>
                <chakra.p textStyle="body" marginTop="2">
                  {way.content}
                </chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}

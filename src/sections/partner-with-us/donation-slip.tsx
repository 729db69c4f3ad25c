import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import { Icon } from '#src/ui/icon.tsx'

/** The ways to give on a white slip, to be torn off along the dashes. */
export function DonationSlip({ ways }: { ways: ReadonlyArray<BenefitCard> }) {
  return (
    <chakra.ul
      aria-label="Ways to donate"
      data-ground="light"
      backgroundColor="bg.surface"
      color="fg"
      borderRadius="lg"
      paddingInline={{ base: '5', md: '8' }}
      paddingBlock="2"
    >
      {ways.map((way) => (
        <chakra.li
          key={way.title}
          display="flex"
          // Letters can be so large that a word has no room beside the drawing.
          flexWrap="wrap"
          gap={{ base: '4', md: '5' }}
          paddingBlock={{ base: '5', md: '6' }}
          css={{ '& + &': { borderTop: '2px dashed {colors.border}' } }}
        >
          <chakra.span
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            flexShrink="0"
            width="min(3rem, 15vw)"
            height="min(3rem, 15vw)"
            borderRadius="full"
            backgroundColor="highlight"
            color="highlight.contrast"
          >
            {way.icon && <Icon svg={way.icon} size={24} />}
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
  )
}

import { Box } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import { CardText, IconDisc, MediaItem } from '#src/ui/layout/card.tsx'

/** The ways to donate on a white slip with dashed tear lines. */
export function DonationSlip({ ways }: { ways: ReadonlyArray<BenefitCard> }) {
  return (
    <Box
      as="ul"
      aria-label="Ways to donate"
      data-tone="light"
      backgroundColor="bg.surface"
      color="fg"
      borderRadius="lg"
      paddingInline={{ base: '5', md: '8' }}
      paddingBlock="2"
      css={{ '& > li + li': { borderTop: '2px dashed {colors.border}' } }}
    >
      {ways.map((way) => (
        <MediaItem
          key={way.title}
          gap={{ base: '4', md: '5' }}
          paddingBlock={{ base: '5', md: '6' }}
          media={<IconDisc svg={way.icon} iconSize={24} diameter="min(3rem, 15vw)" tone="highlight" />}
        >
          <CardText title={way.title} gap="2">
            {way.content}
          </CardText>
        </MediaItem>
      ))}
    </Box>
  )
}

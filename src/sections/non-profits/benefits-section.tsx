import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** Half of it is the way from the middle of the page to the words on either side. */
const TABLE_WIDTH = { md: '9rem', lg: '13rem' }

type BenefitsSectionProps = { words: PageSection; benefits: ReadonlyArray<BenefitCard> }

/** Six benefits in two columns, seated on either side of one long table; on small screens without their icons. */
export function BenefitsSection({ words, benefits }: BenefitsSectionProps) {
  return (
    <Band ground="surface" aria-labelledby="benefits">
      <Container>
        <SectionHeading id="benefits" words={words} />
        <chakra.ul
          position="relative"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          rowGap={{ md: '10', lg: '16' }}
          paddingBlock={{ md: '10', lg: '12' }}
          marginTop={{ base: '6', md: '12' }}
          css={{
            '&::before': {
              content: '""',
              display: { base: 'none', md: 'block' },
              position: 'absolute',
              insetBlock: '0',
              insetInlineStart: '50%',
              translate: '-50% 0',
              width: TABLE_WIDTH,
              borderRadius: 'lg',
              backgroundColor: 'bg.warm',
            },
          }}
        >
          {benefits.map((benefit, index) => (
            <Seat key={benefit.title} benefit={benefit} isLeft={index % 2 === 0} />
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}

function Seat({ benefit, isLeft }: { benefit: BenefitCard; isLeft: boolean }) {
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexDirection={isLeft ? 'row' : 'row-reverse'}
      alignItems="center"
      paddingBlock={{ base: '5', md: '0' }}
      borderTop={{ base: '2px solid {colors.border.strong}', md: 'none' }}
    >
      <chakra.div
        flex="1"
        paddingInlineEnd={isLeft ? { md: '8', lg: '12' } : undefined}
        paddingInlineStart={isLeft ? undefined : { md: '8', lg: '12' }}
      >
        <chakra.h3 textStyle="cardTitle">{benefit.title}</chakra.h3>
        <chakra.p textStyle="body" marginTop="2">
          {benefit.content}
        </chakra.p>
      </chakra.div>
      <chakra.span
        display={{ base: 'none', md: 'inline-flex' }}
        justifyContent="center"
        flexShrink="0"
        width={{ md: '4.5rem', lg: '6.5rem' }}
      >
        <chakra.span
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          width={{ md: '3.25rem', lg: '4.5rem' }}
          height={{ md: '3.25rem', lg: '4.5rem' }}
          borderRadius="full"
          border="2px solid"
          borderColor="border.strong"
          backgroundColor="bg.surface"
        >
          {benefit.icon && <Icon svg={benefit.icon} size={30} />}
        </chakra.span>
      </chakra.span>
    </chakra.li>
  )
}

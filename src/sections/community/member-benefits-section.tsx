import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

const grounds = ['bg.rose', 'bg.cool', 'bg.tint', 'bg.warm'] as const

type MemberBenefitsSectionProps = { words: PageSection; benefits: ReadonlyArray<BenefitCard> }

/** What members get, told like the chat where most of them meet: one speaks from the left, the next from the right. */
export function MemberBenefitsSection({ words, benefits }: MemberBenefitsSectionProps) {
  return (
    <Band ground="surface" aria-labelledby="members-get">
      <Container>
        <SectionHeading id="members-get" words={words} />
        <chakra.ul
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '6', md: '8' }}
          marginTop={{ base: '8', md: '12' }}
        >
          {benefits.map((benefit, index) => (
            <Message key={benefit.title} benefit={benefit} index={index} />
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}

function Message({ benefit, index }: { benefit: BenefitCard; index: number }) {
  const isAnswer = index % 2 === 1
  return (
    <chakra.li
      display="flex"
      // Letters can be so large that a word has no room beside the drawing: that goes below, where the message points.
      flexWrap="wrap-reverse"
      flexDirection={isAnswer ? 'row-reverse' : 'row'}
      alignItems="end"
      gap={{ base: '3', md: '5' }}
      width={{ base: '100%', md: '80%', lg: '64%' }}
      marginInlineStart={isAnswer ? 'auto' : undefined}
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        width={{ base: 'touch', md: '4rem' }}
        height={{ base: 'touch', md: '4rem' }}
        borderRadius="full"
        backgroundColor="brand"
        color="brand.contrast"
      >
        {benefit.icon && <Icon svg={benefit.icon} size={26} />}
      </chakra.span>
      <chakra.div
        flex="1 1 10rem"
        minWidth="0"
        padding={{ base: '5', md: '8' }}
        borderRadius="lg"
        borderEndStartRadius={isAnswer ? 'lg' : '0'}
        borderEndEndRadius={isAnswer ? '0' : 'lg'}
        backgroundColor={grounds[index % grounds.length]}
      >
        <chakra.h3 textStyle="cardTitle">{benefit.title}</chakra.h3>
        <chakra.p textStyle="body" marginTop="2">
          {benefit.content}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  )
}

import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type BenefitsSectionProps = { words: PageSection; benefits: ReadonlyArray<BenefitCard> }

/** 'Benefits of Partnering': four cards beside the heading, the second column half a step lower. */
export function BenefitsSection({ words, benefits }: BenefitsSectionProps) {
  return (
    <Band ground="warm" aria-labelledby="benefits">
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
      >
        <SectionHeading id="benefits" words={words} />
        <chakra.ul
          display="grid"
          gap={{ base: '4', lg: '6' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          paddingBottom={{ lg: '12' }}
        >
          {benefits.map((benefit, index) => (
            <chakra.li
              key={benefit.title}
              padding={{ base: '6', lg: '8' }}
              borderRadius="lg"
              backgroundColor="bg.surface"
              position="relative"
              top={{ lg: index % 2 === 1 ? '12' : '0' }}
            >
              <chakra.span color="accent">
                {benefit.icon && <Icon svg={benefit.icon} size={40} />}
              </chakra.span>
              <chakra.h3 textStyle="cardTitle" marginTop="4">
                {benefit.title}
              </chakra.h3>
              <chakra.p textStyle="body" marginTop="3">
                {benefit.content}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}

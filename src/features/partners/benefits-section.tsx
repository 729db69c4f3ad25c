import { Box } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { CardText } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'

type BenefitsSectionProps = { copy: PageSection; benefits: ReadonlyArray<BenefitCard> }

/** 'Benefits of Partnering': four cards beside the heading, the second column half a step lower. */
export function BenefitsSection({ copy, benefits }: BenefitsSectionProps) {
  return (
    <Section headingId="benefits" copy={copy} tone="warm" columns={[4, 8]}>
      <CardList columns={2} from="sm" gap={{ base: '4', lg: '6' }} paddingBottom={{ lg: '12' }}>
        {benefits.map((benefit, index) => (
          <Box
            as="li"
            key={benefit.title}
            padding={{ base: '6', lg: '8' }}
            borderRadius="lg"
            backgroundColor="bg.surface"
            position="relative"
            top={{ lg: index % 2 === 1 ? '12' : '0' }}
          >
            <Box color="fg.accent" marginBottom="4">
              {benefit.icon && <Icon svg={benefit.icon} size={40} />}
            </Box>
            <CardText title={benefit.title}>{benefit.content}</CardText>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}

import { Box } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import pattern from '#src/theme/patterns/circuit-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardText, IconDisc } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { StepsSection } from '#src/ui/sections/steps-section.tsx'

const backgrounds = ['bg.rose', 'bg.cool', 'bg.tint', 'bg.warm'] as const

type MemberBenefitsSectionProps = { copy: PageSection; benefits: ReadonlyArray<BenefitCard> }

/** The benefits of members as a chat: messages alternate between left and right. */
export function MemberBenefitsSection({ copy, benefits }: MemberBenefitsSectionProps) {
  return (
    <Section headingId="members-get" copy={copy} tone="surface">
      <CardList columns={1} gap={{ base: '6', md: '8' }} marginTop={{ base: '8', md: '12' }}>
        {benefits.map((benefit, index) => (
          <Message key={benefit.title} benefit={benefit} index={index} />
        ))}
      </CardList>
    </Section>
  )
}

function Message({ benefit, index }: { benefit: BenefitCard; index: number }) {
  const isAnswer = index % 2 === 1
  return (
    <Box
      as="li"
      display="flex"
      // With very large text the icon wraps below the message, at the corner that points to it.
      flexWrap="wrap-reverse"
      flexDirection={isAnswer ? 'row-reverse' : 'row'}
      alignItems="end"
      gap={{ base: '3', md: '5' }}
      width={{ base: '100%', md: '80%', lg: '64%' }}
      marginInlineStart={isAnswer ? 'auto' : undefined}
    >
      <IconDisc svg={benefit.icon} iconSize={26} diameter={{ base: 'touch', md: '4rem' }} tone="brand" />
      <Box
        flex="1 1 10rem"
        minWidth="0"
        padding={{ base: '5', md: '8' }}
        borderRadius="lg"
        borderEndStartRadius={isAnswer ? 'lg' : '0'}
        borderEndEndRadius={isAnswer ? '0' : 'lg'}
        backgroundColor={backgrounds[index % backgrounds.length]}
      >
        <CardText title={benefit.title} gap="2">
          {benefit.content}
        </CardText>
      </Box>
    </Box>
  )
}

export function HowToJoinSection({ copy }: { copy: PageSection }) {
  return (
    <StepsSection
      id="join"
      copy={copy}
      // Not "dark", as the section would merge with the footer.
      tone="brand"
      backgroundImage={`{gradients.veil}, url(${pattern})`}
      backgroundRepeat="repeat-x"
      backgroundPosition="left bottom"
      backgroundSize="auto 5.5rem"
      paddingBottom="calc({spacing.section} + 5.5rem)"
    >
      <ActionRow actions={copy.actions} look="highlight" marginTop="8" />
    </StepsSection>
  )
}

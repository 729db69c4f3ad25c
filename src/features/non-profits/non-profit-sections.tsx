import { Box, Span } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { CardText, IconDisc } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Question } from '#src/ui/text/question.tsx'

/** Half of it is the distance from the middle of the page to the text on either side. */
const TABLE_WIDTH = { md: '9rem', lg: '13rem' }

type BenefitsSectionProps = { copy: PageSection; benefits: ReadonlyArray<BenefitCard> }

/** Six benefits in two columns, on either side of a long table; on small screens without their icons. */
export function BenefitsSection({ copy, benefits }: BenefitsSectionProps) {
  return (
    <Section headingId="benefits" copy={copy} tone="surface">
      <CardList
        columns={2}
        position="relative"
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
      </CardList>
    </Section>
  )
}

function Seat({ benefit, isLeft }: { benefit: BenefitCard; isLeft: boolean }) {
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      flexDirection={isLeft ? 'row' : 'row-reverse'}
      alignItems="center"
      paddingBlock={{ base: '5', md: '0' }}
      borderTop={{ base: '2px solid {colors.border.strong}', md: 'none' }}
    >
      <Box
        flex="1"
        paddingInlineEnd={isLeft ? { md: '8', lg: '12' } : undefined}
        paddingInlineStart={isLeft ? undefined : { md: '8', lg: '12' }}
      >
        <CardText title={benefit.title} gap="2">
          {benefit.content}
        </CardText>
      </Box>
      <Span
        display={{ base: 'none', md: 'inline-flex' }}
        justifyContent="center"
        flexShrink="0"
        width={{ md: '4.5rem', lg: '6.5rem' }}
      >
        <IconDisc
          svg={benefit.icon}
          iconSize={30}
          diameter={{ md: '3.25rem', lg: '4.5rem' }}
          tone="surface"
        />
      </Span>
    </Box>
  )
}

type QuestionsSectionProps = { copy: PageSection; questions: ReadonlyArray<Faq> }

/** 'Frequently Asked Questions', all collapsed at first. */
export function QuestionsSection({ copy, questions }: QuestionsSectionProps) {
  return (
    <Section headingId="questions" copy={copy} tone="rose" columns={[4, 8]} alignItems="start">
      <Box paddingTop="2px">
        {questions.map((faq) => (
          <Question key={faq.id} {...faq} />
        ))}
      </Box>
    </Section>
  )
}

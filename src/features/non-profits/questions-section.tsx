import { Box } from '@chakra-ui/react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Section } from '#src/ui/layout/section.tsx'
import { Question } from '#src/ui/text/question.tsx'

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

import { chakra } from '@chakra-ui/react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Question } from '#src/ui/text/question.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type QuestionsSectionProps = { words: PageSection; questions: ReadonlyArray<Faq> }

/** 'Frequently Asked Questions', closed until somebody opens one. */
export function QuestionsSection({ words, questions }: QuestionsSectionProps) {
  return (
    <Band ground="rose" aria-labelledby="questions">
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
        alignItems="start"
      >
        <SectionHeading id="questions" words={words} />
        <chakra.div paddingTop="2px">
          {questions.map((faq) => (
            <Question key={faq.id} {...faq} />
          ))}
        </chakra.div>
      </Container>
    </Band>
  )
}

import { chakra } from '@chakra-ui/react'
import type { Faq } from '../../content/faqs'
import type { PageSection } from '../../content/pages'
import { Band, Container } from '../../ui/container'
import { Question } from '../../ui/question'
import { SectionHeading } from '../../ui/section-heading'

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

import { Box } from '@chakra-ui/react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Question } from '#src/ui/text/question.tsx'
import { Section } from '#src/ui/layout/section.tsx'

export type Topic = {
  copy: PageSection
  /** Questions by section of the content; the section's name is also an anchor. */
  lists: ReadonlyArray<{ key: string; questions: ReadonlyArray<Faq> }>
}

type TopicSectionProps = { topic: Topic; tone: 'plain' | 'warm' }

/** All questions about one topic; the heading is sticky. */
export function TopicSection({ topic: { copy, lists }, tone }: TopicSectionProps) {
  return (
    <Section
      headingId={`${copy.key}-heading`}
      copy={copy}
      tone={tone}
      columns={[4, 7]}
      isHeadingSticky
      id={copy.key}
    >
      {lists.map(({ key, questions }) => (
        // The section element itself has the anchor of its first list.
        <Box key={key} id={key === copy.key ? undefined : key}>
          {questions.map((faq) => (
            <Question key={faq.id} {...faq} />
          ))}
        </Box>
      ))}
    </Section>
  )
}

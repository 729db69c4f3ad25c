import { useMemo, type ComponentProps } from 'react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { AskSection } from './ask-section.tsx'
import { CommonSection } from './common-section.tsx'
import { QuestionSearch } from './question-search.tsx'
import { TopicSection, type Topic } from './topic-section.tsx'

type SearchableFaqsProps = Pick<ComponentProps<typeof QuestionSearch>, 'hero' | 'emptyPicture'> & {
  common: { copy: PageSection; questions: ReadonlyArray<Faq> }
  topics: ReadonlyArray<Topic>
  ask: PageSection
}

/** The page of questions: all by topic, or the matches of a search. */
export function SearchableFaqs({ hero, common, topics, ask, emptyPicture }: SearchableFaqsProps) {
  const all = useMemo(
    () => [
      ...common.questions,
      ...topics.flatMap(({ lists }) => lists.flatMap(({ questions }) => questions)),
    ],
    [common, topics],
  )
  return (
    <>
      <QuestionSearch
        hero={hero}
        questions={all}
        emptyPicture={emptyPicture}
        actions={ask.actions ?? []}
        action="/faqs"
        idle={
          <>
            <CommonSection {...common} />
            {topics.map((topic, index) => (
              <TopicSection key={topic.copy.key} topic={topic} tone={index % 2 === 0 ? 'plain' : 'warm'} />
            ))}
          </>
        }
      />
      <AskSection copy={ask} />
    </>
  )
}

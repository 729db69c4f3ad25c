import { Box, chakra, Container, Heading, VisuallyHidden } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { CopyLink } from '#src/ui/copy.tsx'
import { Band, Section, SectionHeading } from '#src/ui/layout/section.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { Question } from '#src/ui/text/question.tsx'
import { QuestionSearch } from './question-search.tsx'

type Topic = {
  copy: PageSection
  /** Questions by section of the content; the section's name is also an anchor. */
  lists: ReadonlyArray<{ key: string; questions: ReadonlyArray<Faq> }>
}

type SearchableFaqsProps = Pick<ComponentProps<typeof QuestionSearch>, 'hero' | 'emptyPicture'> & {
  common: { copy: PageSection; questions: ReadonlyArray<Faq> }
  topics: ReadonlyArray<Topic>
  ask: PageSection
}

/** The page of questions: all by topic, or the matches of a search. */
export function SearchableFaqs({ common, topics, ask, hero, emptyPicture }: SearchableFaqsProps) {
  const lists = [common, ...topics.flatMap((topic) => topic.lists)]
  return (
    <>
      <QuestionSearch
        hero={hero}
        questions={lists.flatMap(({ questions }) => questions)}
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

const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '6', lg: '8' },
    borderRadius: 'lg',
    border: '2px solid',
    borderColor: 'border.strong',
    backgroundColor: 'bg.surface',
    color: 'fg',
    // Marks the card in the fragment of the address.
    '&:target': { outline: '4px solid {colors.highlight}', outlineOffset: '4px' },
  },
})

/** 'Common questions': three answers on cards that overlap the next section. */
function CommonSection({ copy, questions }: SearchableFaqsProps['common']) {
  return (
    <Band
      id={copy.key}
      aria-labelledby="common-heading"
      paddingBottom="0"
      // The outline of a card must not be covered by the next section.
      zIndex="1"
      // The dark background ends behind the cards, however high they are.
      backgroundImage="linear-gradient(to top, {colors.bg} 6rem, {colors.bg.dark} 6rem)"
    >
      <Container>
        <Box data-tone="dark" color="fg.onDark">
          <SectionHeading id="common-heading" copy={copy} />
        </Box>
        <CardList columns={3} from="lg" gap={{ base: '5', lg: '6' }} marginTop={{ base: '8', md: '10' }}>
          {questions.map(({ id, question, html }) => (
            <Card key={id} id={id}>
              <Heading as="h3" textStyle="cardTitle">
                {question}
              </Heading>
              <Prose html={html} maxWidth="none" />
              <Box marginTop="auto">
                <CopyLink to={`/faqs#${id}`}>
                  Copy link <VisuallyHidden>to the question: {question}</VisuallyHidden>
                </CopyLink>
              </Box>
            </Card>
          ))}
        </CardList>
      </Container>
    </Band>
  )
}

/** All questions about one topic; the heading is sticky. */
function TopicSection({ topic: { copy, lists }, tone }: { topic: Topic; tone: 'plain' | 'warm' }) {
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

function AskSection({ copy }: { copy: PageSection }) {
  return (
    <Section
      headingId="ask-heading"
      copy={copy}
      tone="rose"
      gap={{ base: '8', md: '10' }}
      beside={<ActionRow actions={copy.actions} />}
    />
  )
}

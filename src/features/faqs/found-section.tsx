import { Box, Text, Wrap } from '@chakra-ui/react'
import type { Faq } from '#src/content/faqs.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { shaded } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Question } from '#src/ui/text/question.tsx'

export type FoundFaq = Faq & { marks: Array<string> }

type FoundSectionProps = {
  query: string
  found: ReadonlyArray<FoundFaq>
  emptyPicture: PictureData
  /** 'Email Us Here', shown if nothing was found. */
  actions: ReadonlyArray<{ label: string; to: string }>
  onClear: () => void
}

/** Up to this many results are expanded. */
const FEW = 3

/** The results of the search, best first, which replace the sections. */
export function FoundSection({ query, found, emptyPicture, actions, onClear }: FoundSectionProps) {
  const isEmpty = found.length === 0
  return (
    <Section
      headingId="found-heading"
      copy={{ heading: `${isEmpty ? 'Nothing yet about' : 'Answers about'} “${query}”` }}
      columns={[4, 7]}
      isHeadingSticky
      beside={
        <Button look="outline" marginTop="6" onClick={onClear}>
          Show all questions
        </Button>
      }
      // As high as most screens, so that the page does not jump while the list of results changes.
      minHeight="70vh"
    >
      {isEmpty ? (
        <Empty picture={emptyPicture} actions={actions} />
      ) : (
        found.map(({ marks, ...faq }) => (
          <Question key={faq.id} {...faq} highlight={marks} isOpen={found.length <= FEW} />
        ))
      )}
    </Section>
  )
}

function Empty({ picture, actions }: { picture: PictureData; actions: FoundSectionProps['actions'] }) {
  return (
    <Wrap alignItems="center" gap="8">
      <Picture picture={picture} sizes="14rem" width="14rem" maxWidth="100%" {...shaded} />
      <Box flex="1 1 18rem">
        <Text textStyle="lead">
          Try a shorter word, or another one for the same thing. Or ask us: somebody reads every message.
        </Text>
        <ActionRow actions={actions} marginTop="6" />
      </Box>
    </Wrap>
  )
}

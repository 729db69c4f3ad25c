import { chakra } from '@chakra-ui/react'
import type { PictureData } from '#src/content/pictures.ts'
import type { FoundFaq } from '#src/features/faqs/use-faq-search.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Question } from '#src/ui/text/question.tsx'
import { TwoColumns } from './two-columns.tsx'

type FoundSectionProps = {
  query: string
  found: ReadonlyArray<FoundFaq>
  emptyPicture: PictureData
  /** 'Email Us Here', for unanswered questions. */
  actions: ReadonlyArray<{ label: string; to: string }>
  onClear: () => void
}

/** So few are read at a glance, so they are open at once. */
const FEW = 3

/** The search results, best first, in place of the sections. */
export function FoundSection({ query, found, emptyPicture, actions, onClear }: FoundSectionProps) {
  const isEmpty = found.length === 0
  const heading = (
    <>
      <chakra.h2 id="found-heading" textStyle="title" overflowWrap="anywhere">
        {isEmpty ? 'Nothing yet about' : 'Answers about'} “{query}”
      </chakra.h2>
      <Button look="outline" marginTop="6" onClick={onClear}>
        Show all questions
      </Button>
    </>
  )
  return (
    // About a screen high: the page must not jump while typing.
    <Band aria-labelledby="found-heading" minHeight="70vh">
      <Container>
        <TwoColumns heading={heading}>
          {isEmpty ? (
            <Empty picture={emptyPicture} actions={actions} />
          ) : (
            found.map(({ marks, ...faq }) => (
              <Question key={faq.id} {...faq} highlight={marks} isOpen={found.length <= FEW} />
            ))
          )}
        </TwoColumns>
      </Container>
    </Band>
  )
}

function Empty({ picture, actions }: { picture: PictureData; actions: FoundSectionProps['actions'] }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8">
      <Picture picture={picture} sizes="14rem" width="14rem" maxWidth="100%" />
      <chakra.div flex="1 1 18rem">
        <chakra.p textStyle="lead">
          Try a shorter word, or another one for the same thing. Or ask us: somebody reads every message.
        </chakra.p>
        <chakra.div marginTop="6" display="flex" flexWrap="wrap" gap="3">
          {actions.map((action) => (
            <ActionButton key={action.to} action={action} size="lg" />
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

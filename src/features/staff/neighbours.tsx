import { Box, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { listUrl, shortQuery, submissionUrl } from './addresses.ts'
import { submissionsQuery } from './queries.ts'

type NeighboursProps = { reference: string; query: SubmissionQuery }

/** Links back to the list from which the submission was opened, and to the previous and next submission in it. */
export function Neighbours({ reference, query }: NeighboursProps) {
  const { previous, next } = useNeighbours(reference, query)
  return (
    <Box as="nav" aria-label="Around this submission">
      <Wrap gap="3">
        <LinkButton to={listUrl(shortQuery(query))} prefetch="none" look="outline">
          Back to the list
        </LinkButton>
        {previous && (
          <LinkButton to={previous} prefetch="none" look="outline">
            Previous
          </LinkButton>
        )}
        {next && (
          <LinkButton to={next} prefetch="none" look="outline">
            Next
          </LinkButton>
        )}
      </Wrap>
    </Box>
  )
}

type Position = { reference: string; page: number }
type Neighbours = { previous: Position | undefined; next: Position | undefined }

/**
 * The addresses of the submissions before and after this one in a list, if there are any. A change can take the
 * submission out of its list, such as an answer out of what is new: its last neighbours stay.
 */
function useNeighbours(reference: string, query: SubmissionQuery) {
  const { page } = query
  const pageQuery = (number: number) => shortQuery({ ...query, page: number })
  const list = useQuery(submissionsQuery(pageQuery(page))).data
  const at = list?.rows.findIndex((row) => row.reference === reference) ?? -1
  const isFirst = at === 0 && page > 1
  const isLast = list !== undefined && at === list.rows.length - 1 && page * list.pageSize < list.total
  // The neighbours of the first and the last row are on other pages.
  const pageBefore = useQuery({ ...submissionsQuery(pageQuery(page - 1)), enabled: isFirst }).data
  const pageAfter = useQuery({ ...submissionsQuery(pageQuery(page + 1)), enabled: isLast }).data

  const [remembered, setRemembered] = useState<Neighbours & { of: string }>()
  const found = {
    previous: isFirst ? positionOf(pageBefore?.rows.at(-1), page - 1) : positionOf(list?.rows[at - 1], page),
    next: isLast ? positionOf(pageAfter?.rows[0], page + 1) : positionOf(list?.rows[at + 1], page),
  }
  if (at >= 0 && !(remembered?.of === reference && areSame(remembered, found)))
    setRemembered({ of: reference, ...found })

  const urlOf = (position: Position | undefined) => {
    if (position === undefined) return undefined
    // The rows that follow a removed one move up, and the first of the next page to this one.
    const isHere = list?.rows.some((row) => row.reference === position.reference)
    return submissionUrl(position.reference, pageQuery(isHere ? page : position.page))
  }
  const { previous, next } = at >= 0 ? found : remembered?.of === reference ? remembered : NONE
  return { previous: urlOf(previous), next: urlOf(next) }
}

const NONE: Neighbours = { previous: undefined, next: undefined }

function positionOf(row: { reference: string } | undefined, page: number): Position | undefined {
  return row && { reference: row.reference, page }
}

function areSame(a: Neighbours, b: Neighbours) {
  return a.previous?.reference === b.previous?.reference && a.next?.reference === b.next?.reference
}

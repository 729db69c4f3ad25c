import { Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { listUrl, shortQuery, submissionUrl } from './addresses.ts'
import { submissionsQuery } from './queries.ts'

type Position = { reference: string; page: number }
type NeighboursProps = { reference: string; query: SubmissionQuery }

/** Links back to the list from which the submission was opened, and to the previous and next submission in it. */
export function Neighbours({ reference, query }: NeighboursProps) {
  const links = [
    { label: 'Back to the list', to: listUrl(shortQuery(query)) },
    ...useNeighbours(reference, query),
  ]
  return (
    <Wrap as="nav" aria-label="Around this submission" gap="3">
      {links.map(({ label, to }) => (
        <LinkButton key={label} to={to} prefetch="none" look="outline">
          {label}
        </LinkButton>
      ))}
    </Wrap>
  )
}

/**
 * The addresses of the submissions before and after this one in a list, if there are any. A change can take the
 * submission out of its list, such as an answer out of what is new: its last neighbours stay.
 */
function useNeighbours(reference: string, query: SubmissionQuery) {
  const { page } = query
  const pageQuery = (number: number) => shortQuery({ ...query, page: number })
  const list = useQuery(submissionsQuery(pageQuery(page))).data
  const index = list?.rows.findIndex((row) => row.reference === reference) ?? -1
  const isFirst = index === 0 && page > 1
  const isLast = list !== undefined && index === list.rows.length - 1 && page * list.pageSize < list.total
  // The neighbours of the first and the last row are on other pages.
  const pageBefore = useQuery({ ...submissionsQuery(pageQuery(page - 1)), enabled: isFirst }).data
  const pageAfter = useQuery({ ...submissionsQuery(pageQuery(page + 1)), enabled: isLast }).data

  const [remembered, setRemembered] = useState<{ of: string; neighbours: Array<Position | undefined> }>()
  const found = [
    isFirst ? positionOf(pageBefore?.rows.at(-1), page - 1) : positionOf(list?.rows[index - 1], page),
    isLast ? positionOf(pageAfter?.rows[0], page + 1) : positionOf(list?.rows[index + 1], page),
  ]
  const last = remembered?.of === reference ? remembered.neighbours : undefined
  if (index >= 0 && !found.every((each, side) => last && each?.reference === last[side]?.reference))
    setRemembered({ of: reference, neighbours: found })

  return (index >= 0 ? found : (last ?? [])).flatMap((position, side) => {
    if (position === undefined) return []
    // The rows that follow a removed one move up, and the first of the next page to this one.
    const isHere = list?.rows.some((row) => row.reference === position.reference)
    const to = submissionUrl(position.reference, pageQuery(isHere ? page : position.page))
    return [{ label: side === 0 ? 'Previous' : 'Next', to }]
  })
}

function positionOf(row: { reference: string } | undefined, page: number): Position | undefined {
  return row && { reference: row.reference, page }
}

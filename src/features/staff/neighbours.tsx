import { Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { listUrl, submissionUrl } from './addresses.ts'
import { listAsOpenedQuery } from './queries.ts'

type NeighboursProps = { reference: string; query: SubmissionQuery }

/** Links back to the list from which the submission was opened, and to the previous and next submission in it. */
export function Neighbours({ reference, query }: NeighboursProps) {
  const links = [{ label: 'Back to the list', to: listUrl(query) }, ...useNeighbours(reference, query)]
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

/** The addresses of the submissions before and after this one in a list, if there are any. */
function useNeighbours(reference: string, query: SubmissionQuery) {
  const { page = 1 } = query
  const pageQuery = (number: number) => ({ ...query, page: number > 1 ? number : undefined })
  const list = useQuery(listAsOpenedQuery(pageQuery(page))).data
  const index = list?.rows.findIndex((row) => row.reference === reference) ?? -1
  const isFirst = index === 0 && page > 1
  const isLast = list !== undefined && index === list.rows.length - 1 && page * list.pageSize < list.total
  // The neighbours of the first and the last row are on other pages.
  const pageBefore = useQuery({ ...listAsOpenedQuery(pageQuery(page - 1)), enabled: isFirst }).data
  const pageAfter = useQuery({ ...listAsOpenedQuery(pageQuery(page + 1)), enabled: isLast }).data
  if (index < 0) return []

  const linkTo = (row: { reference: string } | undefined, label: string, on: number) =>
    row ? [{ label, to: submissionUrl(row.reference, pageQuery(on)) }] : []
  return [
    ...(isFirst
      ? linkTo(pageBefore?.rows.at(-1), 'Previous', page - 1)
      : linkTo(list?.rows[index - 1], 'Previous', page)),
    ...(isLast ? linkTo(pageAfter?.rows[0], 'Next', page + 1) : linkTo(list?.rows[index + 1], 'Next', page)),
  ]
}

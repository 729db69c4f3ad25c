import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { listUrl, shortQuery, submissionUrl } from './staff-addresses.ts'
import { submissionsQuery } from './staff-queries.ts'

type NeighboursProps = { reference: string; query: SubmissionQuery }

/** Links back to the list from which the submission was opened, and to the previous and next submission in it. */
export function Neighbours({ reference, query }: NeighboursProps) {
  const { page } = query
  const pageQuery = (number: number) => shortQuery({ ...query, page: number })
  const list = useQuery(submissionsQuery(pageQuery(page))).data
  const at = list?.rows.findIndex((row) => row.reference === reference) ?? -1
  const isFirst = at === 0 && page > 1
  const isLast = list !== undefined && at === list.rows.length - 1 && page * list.pageSize < list.total
  // The neighbours of the first and the last row are on other pages.
  const pageBefore = useQuery({ ...submissionsQuery(pageQuery(page - 1)), enabled: isFirst }).data
  const pageAfter = useQuery({ ...submissionsQuery(pageQuery(page + 1)), enabled: isLast }).data
  const previous = at > 0 ? list?.rows[at - 1] : isFirst ? pageBefore?.rows.at(-1) : undefined
  const next = at >= 0 ? (list?.rows[at + 1] ?? (isLast ? pageAfter?.rows[0] : undefined)) : undefined
  return (
    <chakra.nav aria-label="Around this submission">
      <Cluster>
        <LinkButton to={listUrl(shortQuery(query))} prefetch="none" look="outline">
          Back to the list
        </LinkButton>
        {previous && (
          <LinkButton
            to={submissionUrl(previous.reference, pageQuery(at > 0 ? page : page - 1))}
            prefetch="none"
            look="outline"
          >
            Previous
          </LinkButton>
        )}
        {next && (
          <LinkButton
            to={submissionUrl(next.reference, pageQuery(isLast ? page + 1 : page))}
            prefetch="none"
            look="outline"
          >
            Next
          </LinkButton>
        )}
      </Cluster>
    </chakra.nav>
  )
}

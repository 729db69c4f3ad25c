import { chakra } from '@chakra-ui/react'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { listUrl, shortQuery } from './staff-addresses.ts'
import { useNeighbours } from './use-neighbours.ts'

type NeighboursProps = { reference: string; query: SubmissionQuery }

/** Links back to the list from which the submission was opened, and to the previous and next submission in it. */
export function Neighbours({ reference, query }: NeighboursProps) {
  const { previous, next } = useNeighbours(reference, query)
  return (
    <chakra.nav aria-label="Around this submission">
      <Cluster>
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
      </Cluster>
    </chakra.nav>
  )
}

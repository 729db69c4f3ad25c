import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { exportUrl } from '#src/api/staff.ts'
import { listUrl, readListQuery, shortQuery, submissionUrl } from '#src/features/staff/staff-addresses.ts'
import { useStaff } from '#src/features/staff/staff-context.ts'
import { submissionsQuery } from '#src/features/staff/staff-queries.ts'
import { SubmissionFilters } from '#src/features/staff/submission-filters.tsx'
import { SubmissionRow, SubmissionRows } from '#src/features/staff/submission-row.tsx'
import { useStaffDownload } from '#src/features/staff/use-staff-download.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { ListPager } from '#src/ui/pager.tsx'

/** All submissions, with the filters in the address. */
export function SubmissionsView() {
  const [params] = useSearchParams()
  const query = readListQuery(params)
  const short = shortQuery(query)
  const list = useQuery(submissionsQuery(short))
  return (
    <Stack gap="6">
      <chakra.h1 textStyle="title">Submissions</chakra.h1>
      <SubmissionFilters query={query} />
      <QueryState query={list} what="the submissions">
        {({ rows, total, page, pageSize }) => (
          <chakra.div aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? '0.6' : undefined}>
            <Cluster justifyContent="space-between" alignItems="center" marginBottom="3">
              <p role="status">{countText(total)}</p>
              <ExportLink query={{ ...short, page: undefined }} hasRows={total > 0} />
            </Cluster>
            {rows.length > 0 && (
              <SubmissionRows>
                {rows.map((row) => (
                  <SubmissionRow key={row.id} submission={row} to={submissionUrl(row.reference, short)} />
                ))}
              </SubmissionRows>
            )}
            <ListPager
              list={{ total, pageSize }}
              page={page}
              urlOf={(number) => listUrl(shortQuery({ ...query, page: number }))}
            />
          </chakra.div>
        )}
      </QueryState>
    </Stack>
  )
}

function countText(total: number): string {
  if (total === 0) return 'Nothing was found. Try fewer filters, or another word.'
  return total === 1 ? '1 submission' : `${total.toLocaleString('en-GB')} submissions`
}

type ExportLinkProps = { query: ReturnType<typeof shortQuery>; hasRows: boolean }

function ExportLink({ query, hasRows }: ExportLinkProps) {
  const download = useStaffDownload()
  if (!useStaff().canEdit || !hasRows) return null
  if (query.kind === undefined)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        For a CSV file, choose a kind: each has columns of its own.
      </chakra.p>
    )
  return (
    <ExternalLinkButton href={exportUrl(query)} look="outline" download onClick={download}>
      Download as CSV
    </ExternalLinkButton>
  )
}

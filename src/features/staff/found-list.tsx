import { Box, Wrap } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Pager } from '#src/ui/pager.tsx'

type Page<Row> = { rows: ReadonlyArray<Row>; total: number; page: number; pageSize: number }

type FoundListProps<Row> = {
  list: UseQueryResult<Page<Row>>
  /** Names the list in messages, such as "the submissions". */
  what: string
  /** What is said where the filters find nothing. */
  none: string
  /** The name of one row. */
  one: string
  urlOf: (changed: { page: number }) => string
  /** Shown beside the number of rows, if there are any. */
  action?: ReactNode
  children: (rows: ReadonlyArray<Row>) => ReactNode
}

/**
 * What the filters find: how many, a page of them, and links to the other pages. A page behind the last one gives way
 * to it: the list has become shorter since, for example because its last row was answered.
 */
export function FoundList<Row>({ list, what, none, one, urlOf, action, children }: FoundListProps<Row>) {
  return (
    <QueryState query={list} what={what}>
      {({ rows, total, page, pageSize }) => {
        const pages = Math.max(1, Math.ceil(total / pageSize))
        if (page > pages) return <Navigate to={urlOf({ page: pages })} replace />
        return (
          <Box aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? '0.6' : undefined}>
            <Wrap gap="3" justifyContent="space-between" alignItems="center" marginBottom="3">
              <p role="status">
                {total === 0 ? none : `${total.toLocaleString('en-GB')} ${one}${total === 1 ? '' : 's'}`}
              </p>
              {total > 0 && action}
            </Wrap>
            {total > 0 && children(rows)}
            {pages > 1 && (
              <Pager label="Pages" page={page} pages={pages} urlOf={(number) => urlOf({ page: number })} />
            )}
          </Box>
        )
      }}
    </QueryState>
  )
}

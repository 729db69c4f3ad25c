import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { searchOf } from '#contract/staff/answer.ts'
import {
  nominationQuerySchema,
  type CategoryFigures,
  type StaffNomination,
} from '#contract/staff/nominations.ts'
import { Choice } from '#src/features/staff/choice.tsx'
import { NominationList } from '#src/features/staff/nomination-list.tsx'
import { PrintButton } from '#src/features/staff/print-button.tsx'
import { NOMINATIONS_URL } from '#src/features/staff/staff-addresses.ts'
import { categoriesQuery, nominationsQuery } from '#src/features/staff/staff-queries.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout/flow.tsx'
import { ListPager } from '#src/ui/pager.tsx'

type NominationsViewProps = { titles: Readonly<Record<string, string>> }

/** The nominations of each category, and the printable shortlist for the judges. */
export function NominationsView({ titles }: NominationsViewProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { page: wanted, ...filters } = v.parse(nominationQuerySchema, Object.fromEntries(params))
  const urlOf = (changed: { category?: string; shortlisted?: string; page?: number }) =>
    NOMINATIONS_URL + searchOf({ ...filters, ...changed })
  const show = (changed: Parameters<typeof urlOf>[0]) =>
    void navigate(urlOf(changed), { preventScrollReset: true })
  // With the address that it belongs to: not every browser tells that printing has ended.
  const [printed, setPrinted] = useState<{ search: string; rows: ReadonlyArray<StaffNomination> } | null>(
    null,
  )
  const search = params.toString()
  const all = printed?.search === search ? printed.rows : null
  useEffect(() => {
    const showPage = () => setPrinted(null)
    window.addEventListener('afterprint', showPage)
    return () => window.removeEventListener('afterprint', showPage)
  }, [])
  const list = useQuery(nominationsQuery({ ...filters, page: wanted === 1 ? undefined : wanted }))
  const categories = useQuery(categoriesQuery()).data ?? []

  return (
    <Stack gap="6">
      <chakra.h1 textStyle="title">{filters.shortlisted ? 'Shortlist' : 'Nominations'}</chakra.h1>
      <Grid columns={3} gap="4" alignItems="end" _print={{ display: 'none' }}>
        <Choice
          label="Category"
          all="All categories"
          options={categories.map((one) => ({ value: one.category, label: optionText(one, titles) }))}
          value={filters.category ?? ''}
          onChange={({ target }) => show({ category: target.value })}
        />
        <Choice
          label="Show"
          all="All nominations"
          options={[{ value: 'yes', label: 'The shortlist' }]}
          value={filters.shortlisted ?? ''}
          onChange={({ target }) => show({ shortlisted: target.value })}
        />
        <Cluster>
          <PrintButton key={search} filters={filters} onFetched={(rows) => setPrinted({ search, rows })} />
        </Cluster>
      </Grid>
      <QueryState query={list} what="the nominations">
        {({ rows, total, page, pageSize }) => (
          <>
            <p role="status">{total === 0 ? 'There is no nomination here yet.' : `${total} in this list`}</p>
            <NominationList nominations={all ?? rows} titles={titles} />
            {all === null && total > rows.length && (
              // For the print command of the browser, which prints the page as it is on the screen.
              <chakra.p display="none" _print={{ display: 'block' }}>
                This is page {page} of {Math.ceil(total / pageSize)}. The button “Print this list” prints all
                of them.
              </chakra.p>
            )}
            <chakra.div _print={{ display: 'none' }}>
              <ListPager list={{ total, pageSize }} page={page} urlOf={(number) => urlOf({ page: number })} />
            </chakra.div>
          </>
        )}
      </QueryState>
    </Stack>
  )
}

function optionText(
  { category, nominations, shortlisted }: CategoryFigures,
  titles: NominationsViewProps['titles'],
) {
  const chosen = shortlisted > 0 ? `, ${shortlisted} on the shortlist` : ''
  return `${titles[category] ?? category} (${nominations}${chosen})`
}

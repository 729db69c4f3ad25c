import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { OVERVIEW_DAYS, overviewQuerySchema } from '#contract/staff/overview.ts'
import { ArrivalsChart } from '#src/features/staff/arrivals-chart.tsx'
import { Choice } from '#src/features/staff/choice.tsx'
import { EndingNotice } from '#src/features/staff/ending-notice.tsx'
import { FewCodesNotice } from '#src/features/staff/few-codes-notice.tsx'
import { OVERVIEW_URL } from '#src/features/staff/staff-addresses.ts'
import { overviewQuery } from '#src/features/staff/staff-queries.ts'
import { WaitingTable } from '#src/features/staff/waiting-table.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'

/** Waiting submissions, and arrivals per day. */
export function OverviewView() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { days } = v.parse(overviewQuerySchema, Object.fromEntries(params))
  const overview = useQuery(overviewQuery(days))
  return (
    <Stack gap="8">
      <chakra.h1 textStyle="title">Overview</chakra.h1>
      <FewCodesNotice />
      <QueryState query={overview} what="the figures">
        {(figures) => (
          <>
            <EndingNotice ending={figures.ending} />
            <section aria-labelledby="waiting">
              <chakra.h2 id="waiting" textStyle="subtitle" marginBottom="4">
                What waits for us
              </chakra.h2>
              <WaitingTable waiting={figures.waiting} />
            </section>
            <section aria-labelledby="arrived">
              <Cluster justifyContent="space-between" alignItems="end" marginBottom="4">
                <chakra.h2 id="arrived" textStyle="subtitle">
                  What came in
                </chakra.h2>
                <Choice
                  label="Time"
                  options={OVERVIEW_DAYS.map((value) => ({ value, label: `The last ${value} days` }))}
                  value={String(days)}
                  onChange={({ target }) =>
                    void navigate(`${OVERVIEW_URL}?days=${target.value}`, { preventScrollReset: true })
                  }
                />
              </Cluster>
              <ArrivalsChart overview={figures} />
            </section>
          </>
        )}
      </QueryState>
    </Stack>
  )
}

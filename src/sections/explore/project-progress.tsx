import { chakra } from '@chakra-ui/react'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { Project } from '#src/content/projects.ts'
import { Cluster } from '#src/ui/layout/flow.tsx'

const Bar = chakra('div', {
  base: { height: '0.75rem', borderRadius: 'full', overflow: 'hidden', backgroundColor: 'bg.warm' },
})

export const dollars = (amount: number) => formatMoney(toMinorUnits(amount), 'USD')

/** The sums of a project and its progress bar, as recorded. */
export function ProjectProgress({ project }: { project: Project }) {
  const { title, goal, goalFor, raised, percent, donations, toGo } = project
  return (
    <div>
      <Bar
        role="progressbar"
        aria-label={`Raised for ${title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <chakra.div height="100%" backgroundColor="fg.success" style={{ width: `${percent}%` }} />
      </Bar>
      <Cluster as="p" marginTop="3" justifyContent="space-between" columnGap="4" rowGap="0">
        <chakra.strong fontWeight="700">{dollars(raised)} raised</chakra.strong>
        <chakra.span color="fg.muted">
          {toGo === null ? `${percent}% raised` : `${dollars(toGo)} to go`}
        </chakra.span>
      </Cluster>
      <Cluster
        as="p"
        textStyle="small"
        color="fg.muted"
        justifyContent="space-between"
        columnGap="4"
        rowGap="0"
      >
        <span>
          Goal: {dollars(goal)}
          {goalFor && ` ${goalFor}`}
        </span>
        {donations !== null && <span>{donations.toLocaleString('en-GB')} donations</span>}
      </Cluster>
    </div>
  )
}

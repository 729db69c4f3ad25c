import { Progress, Span, Strong, Wrap } from '@chakra-ui/react'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { Project } from '#src/content/projects.ts'

export const dollars = (amount: number) => formatMoney(toMinorUnits(amount), 'USD')

export function ProjectProgress({ project }: { project: Project }) {
  const { title, goal, goalFor, raised, percent, donations, toGo } = project
  return (
    <div>
      <Progress.Root value={percent}>
        <Progress.Track aria-label={`Raised for ${title}`}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Wrap gap="3" as="p" marginTop="3" justifyContent="space-between" columnGap="4" rowGap="0">
        <Strong fontWeight="700">{dollars(raised)} raised</Strong>
        <Span color="fg.muted">{toGo === null ? `${percent}% raised` : `${dollars(toGo)} to go`}</Span>
      </Wrap>
      <Wrap
        gap="3"
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
      </Wrap>
    </div>
  )
}

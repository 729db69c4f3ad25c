import { chakra } from '@chakra-ui/react'
import type { ProjectDetails } from '#src/content/projects.ts'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { dollars } from './project-progress.tsx'

/** The use of a project's funds: each item with its share as a bar. */
export function FundsSection({ project: { goal, funds } }: { project: ProjectDetails }) {
  const largest = Math.max(...funds.map(({ amount }) => amount))
  return (
    <section aria-labelledby="use-of-funds">
      <chakra.h2 id="use-of-funds" textStyle="subtitle">
        Use of funds
      </chakra.h2>
      <chakra.p textStyle="body" marginTop="3">
        What the goal of {dollars(goal)} pays for, down to the last dollar.
      </chakra.p>
      <chakra.ul display="grid" gap="5" marginTop="6">
        {funds.map(({ item, amount }) => (
          <li key={item}>
            <Cluster justifyContent="space-between" alignItems="baseline" columnGap="5" rowGap="0">
              <span>{item}</span>
              <chakra.strong fontWeight="700" fontVariantNumeric="tabular-nums">
                {dollars(amount)}
              </chakra.strong>
            </Cluster>
            <chakra.div
              aria-hidden
              height="0.5rem"
              marginTop="2"
              borderRadius="full"
              backgroundColor="fg.brand"
              style={{ width: `${(100 * amount) / largest}%` }}
            />
          </li>
        ))}
      </chakra.ul>
    </section>
  )
}

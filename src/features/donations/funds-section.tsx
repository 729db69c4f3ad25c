import { Box, Heading, Strong, Text, Wrap } from '@chakra-ui/react'
import type { ProjectDetails } from '#src/content/projects.ts'
import { dollars } from './project-progress.tsx'

/** The use of a project's funds: each item with its share as a bar. */
export function FundsSection({ project: { goal, funds } }: { project: ProjectDetails }) {
  const largest = Math.max(...funds.map(({ amount }) => amount))
  return (
    <section aria-labelledby="use-of-funds">
      <Heading id="use-of-funds" textStyle="subtitle">
        Use of funds
      </Heading>
      <Text textStyle="body" marginTop="3">
        What the goal of {dollars(goal)} pays for, down to the last dollar.
      </Text>
      <Box as="ul" display="grid" gap="5" marginTop="6">
        {funds.map(({ item, amount }) => (
          <li key={item}>
            <Wrap gap="3" justifyContent="space-between" alignItems="baseline" columnGap="5" rowGap="0">
              <span>{item}</span>
              <Strong fontWeight="700" fontVariantNumeric="tabular-nums">
                {dollars(amount)}
              </Strong>
            </Wrap>
            <Box
              aria-hidden
              height="0.5rem"
              marginTop="2"
              borderRadius="full"
              backgroundColor="fg.brand"
              style={{ width: `${(100 * amount) / largest}%` }}
            />
          </li>
        ))}
      </Box>
    </section>
  )
}

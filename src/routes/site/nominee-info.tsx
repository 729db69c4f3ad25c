import { Box, Container } from '@chakra-ui/react'
import { useEffect } from 'react'
import { awardCategories, nominationRules } from '#src/content/awards.ts'
import { pageCopy, readPage } from '#src/content/pages.ts'
import { reportVisit } from '#src/features/offline/page-visits.ts'
import { StepHeader } from '#src/features/nominations/step-header.tsx'
import { NomineeForm } from '#src/features/nominations/nominee-form.tsx'
import type { Route } from './+types/nominee-info'

export function loader() {
  return {
    ...readPage('nominee-info'),
    titleOfNext: pageCopy('nominate-now').title,
    categories: awardCategories().map(({ key, title }) => ({ key, title })),
    rules: nominationRules(),
  }
}

export default function NomineeInfoRoute({ loaderData }: Route.ComponentProps) {
  const { hero, titleOfNext, ...form } = loaderData
  // Nominating works without a connection only with both pages.
  useEffect(() => reportVisit('/nominate-now', { title: titleOfNext }), [titleOfNext])
  return (
    <>
      <StepHeader id="nominee-info" heading={hero.heading} intro={hero.intro} step={1} />
      <Box paddingTop={{ base: '8', md: '12' }} paddingBottom="section">
        <Container>
          <NomineeForm labelledBy="nominee-info" {...form} />
        </Container>
      </Box>
    </>
  )
}

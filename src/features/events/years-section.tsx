import { VisuallyHidden, Wrap } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { eventsOfYearUrl } from '#src/lib/addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Section } from '#src/ui/layout/section.tsx'

type YearsSectionProps = {
  copy: Pick<PageSection, 'heading' | 'text'>
  years: ReadonlyArray<{ year: string; count: number }>
  /** The year of this page, if it is the page of a year. */
  current?: string
}

/** Links to the pages of the years. */
export function YearsSection({ copy, years, current }: YearsSectionProps) {
  if (years.length === 0) return null
  return (
    <Section headingId="by-year" copy={copy} tone="warm">
      <Wrap gap="3" as="ul" marginTop="8">
        {years.map(({ year, count }) => (
          <li key={year}>
            <LinkButton
              look={year === current ? 'solid' : 'outline'}
              to={eventsOfYearUrl(year)}
              aria-current={year === current ? 'page' : undefined}
            >
              {year}{' '}
              <VisuallyHidden>
                ({count} {count === 1 ? 'event' : 'events'})
              </VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </Wrap>
    </Section>
  )
}

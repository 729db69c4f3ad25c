import { Box, Span, Stack, Table, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Mentor } from '#src/content/mentors.ts'
import { formatDay } from '#src/lib/dates.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CopyLink } from '#src/ui/copy.tsx'
import { DataRow, DataTable } from '#src/ui/data-table.tsx'
import { Picture } from '#src/ui/picture.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { MentorsPage } from './directory-frame.tsx'
import { counted, useMentors } from './directory.ts'
import { differenceText, hoursText, sharedHours, spansText, timeThere } from './hours.ts'
import { comparisonUrl, MAX_COMPARED, MENTORS_URL, mentorUrl, slugsIn } from './view.ts'

/** Two or three mentors side by side, as named in the address. */
export function ComparisonSection({ heading }: { heading: string }) {
  const [params] = useSearchParams()
  const named = slugsIn(params)
  const mentors = useMentors(named).slice(0, MAX_COMPARED)
  const missing = named.length - mentors.length
  return (
    <MentorsPage heading={heading}>
      {(clock) => (
        <Stack gap="6" alignItems="flex-start">
          {missing > 0 && (
            <p>
              {missing === 1 ? 'One mentor' : counted(missing)} in this address could not be shown: at most{' '}
              {MAX_COMPARED} fit, and some may have left.
            </p>
          )}
          {mentors.length < 2 ? (
            <>
              <Text textStyle="lead">Choose two or three mentors in the list with ‘Compare’.</Text>
              <LinkButton to={MENTORS_URL}>Choose mentors</LinkButton>
            </>
          ) : (
            <>
              <ComparisonTable mentors={mentors} clock={clock} />
              <CopyLink to={comparisonUrl(mentors.map(({ slug }) => slug))}>
                Copy link to this comparison
              </CopyLink>
            </>
          )}
        </Stack>
      )}
    </MentorsPage>
  )
}

const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  '& th, & td': { padding: '4', textAlign: 'start', verticalAlign: 'top' },
  '& th:first-of-type': {
    width: { base: '7rem', md: '9rem' },
    textStyle: 'small',
    fontWeight: '700',
    color: 'fg.muted',
  },
  '& tbody tr': { borderTop: '1px solid {colors.border.subtle}' },
  '& a': { color: 'fg.accent', fontWeight: '700' },
} as const

/** A column for each mentor. On phones it scrolls sideways, also by keyboard. */
function ComparisonTable({ mentors, clock }: { mentors: ReadonlyArray<Mentor>; clock: VisitorClock }) {
  const rows: Record<string, (mentor: Mentor) => string> = {
    'In short': ({ content }) => content,
    Topics: ({ topics }) => topics.join(', '),
    'Experience Level': ({ level }) => level,
    Languages: ({ languages }) => languages.join(', '),
    Country: ({ country }) => country,
    'Time there': ({ timeZone }) => `${timeThere(clock, timeZone)}, ${differenceText(clock, timeZone)}`,
    'Awake together today': (mentor) => {
      const shared = sharedHours(clock, mentor)
      return shared.minutes === 0 ? 'Never' : `${hoursText(shared.minutes)}, ${spansText(shared, clock)}`
    },
    'Last confirmed': ({ lastConfirmedOn }) => formatDay(lastConfirmedOn),
  }
  // On a phone, the edge of the second mentor says that there is more.
  const minWidth = `${7 + 11 * mentors.length}rem`
  const slugs = mentors.map(({ slug }) => slug)
  const columns = mentors.map(({ slug, name, role, picture }) => (
    <Fragment key={slug}>
      <Picture picture={picture} sizes="6rem" width="6rem" borderRadius="md" />
      <Span display="block" textStyle="cardTitle" marginTop="3">
        <Link to={mentorUrl(slug)}>{name}</Link>
      </Span>
      <Span display="block" textStyle="small" fontWeight="400" marginTop="1">
        {role}
      </Span>
      {mentors.length > 2 && (
        <Link to={comparisonUrl(slugs.filter((other) => other !== slug))} aria-label={`Remove ${name}`}>
          Remove
        </Link>
      )}
    </Fragment>
  ))
  return (
    <Box width="100%" borderRadius="lg" backgroundColor="bg.surface">
      <DataTable label="Comparison" columns={['Mentor', ...columns]} css={{ ...tableStyle, minWidth }}>
        {Object.entries(rows).map(([label, valueOf]) => (
          <DataRow key={label} heading={label}>
            {mentors.map((mentor) => (
              <Table.Cell key={mentor.slug}>{valueOf(mentor)}</Table.Cell>
            ))}
          </DataRow>
        ))}
      </DataTable>
    </Box>
  )
}

import { Box, Grid, Heading, Stack, Strong, Text, Wrap } from '@chakra-ui/react'
import type { Mentor } from '#src/content/mentors.ts'
import { formatDay } from '#src/lib/dates.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { isStale } from './directory.ts'
import { differenceText, hoursText, sharedHours, spansText, timeThere } from './hours.ts'
import { SaveButtons } from './saved-mentors.tsx'
import { mentorUrl } from './view.ts'

export function MentorCards({ mentors, clock }: { mentors: ReadonlyArray<Mentor>; clock: VisitorClock }) {
  return (
    <Stack as="ul" gap="5" width="100%">
      {mentors.map((mentor) => (
        <li key={mentor.slug}>
          <MentorCard mentor={mentor} clock={clock} />
        </li>
      ))}
    </Stack>
  )
}

const small = { textStyle: 'small', color: 'fg.muted' } as const
const topicsStyle = {
  textStyle: 'small',
  fontWeight: '600',
  '& li': { paddingInline: '3', borderRadius: 'full', backgroundColor: 'bg.cool' },
} as const

/** A mentor in the list (MENTOR-14). On phones the text is below the picture and the name. */
function MentorCard({ mentor, clock }: { mentor: Mentor; clock: VisitorClock }) {
  const { slug, name, role, content, picture, topics, languages, country, level, lastConfirmedOn } = mentor
  const nameId = `mentor-${slug}`
  return (
    <Grid
      as="article"
      aria-labelledby={nameId}
      templateColumns={{ base: 'minmax(0, 5.5rem) minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' }}
      columnGap={{ base: '4', md: '6' }}
      padding={{ base: '4', md: '5' }}
      borderRadius="lg"
      backgroundColor="bg.surface"
    >
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 10rem, 5.5rem"
        gridRow={{ base: '1', md: '1 / span 2' }}
        alignSelf="start"
        aspectRatio="1"
        borderRadius="md"
        objectFit="cover"
      />
      <Box alignSelf="center">
        <Heading as="h3" id={nameId} textStyle="cardTitle">
          {name}
        </Heading>
        <Text {...small} marginTop="1">
          {role}
        </Text>
      </Box>
      <Stack gap="2" gridColumn={{ base: '1 / -1', md: '2' }} marginTop="3">
        {isStale(lastConfirmedOn, clock) && (
          <Text textStyle="small" fontWeight="700" color="fg.warm">
            Not confirmed since {formatDay(lastConfirmedOn)}: an answer may take longer.
          </Text>
        )}
        <p>{content}</p>
        <Wrap as="ul" gap="2" aria-label={`Topics of ${name}`} css={topicsStyle}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </Wrap>
        <Text {...small}>
          {level} · {country} · {languages.join(', ')}
        </Text>
        <Text {...small}>
          <MentorTimes mentor={mentor} clock={clock} />
        </Text>
        <Wrap alignItems="center" columnGap="5" rowGap="2">
          <LinkButton to={mentorUrl(slug)} aria-label={`View Profile of ${name}`}>
            View Profile
          </LinkButton>
          <SaveButtons slug={slug} name={name} />
        </Wrap>
      </Stack>
    </Grid>
  )
}

/** The mentor's current time, and the waking hours shared with the visitor today. */
export function MentorTimes({ mentor, clock }: { mentor: Mentor; clock: VisitorClock }) {
  const shared = sharedHours(clock, mentor)
  return (
    <>
      <Strong fontWeight="700">{timeThere(clock, mentor.timeZone)}</Strong> there now,{' '}
      {differenceText(clock, mentor.timeZone)}.{' '}
      {shared.minutes === 0
        ? `No waking hours shared with ${clock.isZoneKnown ? 'you' : 'Lagos'} today.`
        : `${hoursText(shared.minutes)} awake together today: ${spansText(shared, clock)}.`}
    </>
  )
}

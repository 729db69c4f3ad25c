import { Box, chakra, Container, Heading, Span, Strong, Text, Wrap } from '@chakra-ui/react'
import type { MentorProfile } from '#src/content/mentors.ts'
import type { PageSection } from '#src/content/pages.ts'
import { formatDay } from '#src/lib/dates.ts'
import { CopyLink } from '#src/ui/copy.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useVisitorClock, zoneText } from '#src/ui/use-visitor-clock.ts'
import { BackToMentors } from './directory-frame.tsx'
import { isStale } from './directory.ts'
import { VISITOR_AWAKE } from './hours.ts'
import { MentorTimes } from './mentor-card.tsx'
import { MentorRequest } from './mentor-request.tsx'
import { SaveButtons } from './saved-mentors.tsx'
import { mentorUrl } from './view.ts'

// On phones the name comes before the portrait.
const Layout = chakra('div', {
  base: {
    display: 'grid',
    marginTop: '4',
    columnGap: { lg: '16' },
    rowGap: { base: '8', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"head" "side" "text"', lg: '"side head" "side text"' },
  },
})

type MentorSectionProps = { mentor: MentorProfile; request: PageSection }

export function MentorSection({ mentor, request }: MentorSectionProps) {
  const { slug, name, role, picture, html } = mentor
  return (
    <Band aria-labelledby="mentor-name" paddingTop={{ base: '6', lg: '10' }}>
      <Container>
        <BackToMentors />
        <Layout>
          <Box gridArea="head">
            <Heading as="h1" id="mentor-name" textStyle="display">
              {name}
            </Heading>
            <Text textStyle="lead" marginTop="4" color="fg.muted">
              {role}
            </Text>
            <Wrap alignItems="center" gap="5" marginTop="3">
              <SaveButtons slug={slug} name={name} />
              <CopyLink to={mentorUrl(slug)}>Copy link</CopyLink>
            </Wrap>
          </Box>
          <Box gridArea="side">
            <Picture
              picture={picture}
              sizes="(min-width: 62em) 28rem, 100vw"
              priority
              aspectRatio="1"
              maxWidth="28rem"
              borderRadius="lg"
            />
            <MentorFacts mentor={mentor} />
          </Box>
          <Box gridArea="text" maxWidth="prose">
            <Prose html={html} />
            <MentorRequest slug={slug} copy={request} />
          </Box>
        </Layout>
      </Container>
    </Band>
  )
}

const Facts = chakra('dl', {
  base: {
    marginTop: '6',
    '& dt': { textStyle: 'eyebrow', color: 'fg.muted', marginTop: '4' },
    '& dd': { marginTop: '1', textStyle: 'body' },
  },
})

function MentorFacts({ mentor }: { mentor: MentorProfile }) {
  const { topics, languages, country, level, levelDescription, timeZoneLabel, lastConfirmedOn } = mentor
  const clock = useVisitorClock()
  const isOld = clock !== null && isStale(lastConfirmedOn, clock)
  return (
    <Facts>
      <dt>Topics</dt>
      <dd>{topics.join(', ')}</dd>
      <dt>Experience Level</dt>
      <dd>
        {level}. <Span color="fg.muted">{levelDescription}</Span>
      </dd>
      <dt>Languages</dt>
      <dd>{languages.join(', ')}</dd>
      <dt>Country</dt>
      <dd>
        {country}, {timeZoneLabel}
      </dd>
      {clock && (
        <>
          <dt>Time</dt>
          <dd>
            <MentorTimes mentor={mentor} clock={clock} />{' '}
            <Span color="fg.muted">
              Counted between {VISITOR_AWAKE.from}:00 and {VISITOR_AWAKE.until}:00 {zoneText(clock)}.
            </Span>
          </dd>
        </>
      )}
      <dt>Last confirmed</dt>
      <dd>
        {formatDay(lastConfirmedOn)}
        {isOld && (
          <Strong display="block" fontWeight="700" color="fg.warm">
            That is a while ago: an answer may take longer.
          </Strong>
        )}
      </dd>
    </Facts>
  )
}

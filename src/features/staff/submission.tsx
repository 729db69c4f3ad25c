import { Box, Stack, Text, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { parse } from 'valibot'
import { withQuery } from '#contract/staff/answer.ts'
import {
  listSubmissions,
  type SubmissionDetails,
  type SubmissionEvent,
  type SubmissionQuery,
  submissionQuerySchema,
  type SubmissionStatus,
} from '#contract/staff/submissions.ts'
import { ApiError } from '#src/api/client.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { NOMINATIONS, staffUrl, submissionUrl } from './addresses.ts'
import { STATUS_LABELS, Time } from './labels.tsx'
import { Facts } from './list.tsx'
import { DonationMoney } from './payment.tsx'
import { payloadOf, submissionQuery } from './queries.ts'
import { useStaff } from './use-staff.tsx'
import { NoteForm, ReplyForm, SubmissionControls } from './submission-actions.tsx'
import { AttachmentLink, SubmissionFields } from './submission-content.tsx'
import { SubmissionFacts, SubmissionRow } from './submissions.tsx'
import { Part, View } from './view.tsx'

export function SubmissionView() {
  const [params] = useSearchParams()
  const reference = params.get('reference') ?? ''
  const query = parse(submissionQuerySchema, Object.fromEntries(params))
  const submission = useQuery(submissionQuery(reference))
  const isUnknown = submission.error instanceof ApiError && submission.error.status === 404
  // An address typed by hand may have small letters, or no prefix.
  const stored = submission.data?.reference ?? reference
  if (stored !== reference) return <Navigate to={submissionUrl(stored, query)} replace />
  return (
    <Stack gap="6">
      <Neighbours reference={reference} query={query} />
      {isUnknown ? (
        <View title={`${reference} is not here`} role="alert" gap="3">
          <p>There is no such submission. It may have been deleted.</p>
        </View>
      ) : (
        <QueryState query={submission} what={`submission ${reference}`}>
          {/* Keyed, as another submission has other forms. */}
          {(found) => <Details key={found.id} submission={found} />}
        </QueryState>
      )}
    </Stack>
  )
}

/** Links back to the list from which the submission was opened, and to its neighbours on the same page of it. */
function Neighbours({ reference, query }: { reference: string; query: SubmissionQuery }) {
  const opened = useQuery({
    // The list as it was: a change can take the submission out of it, such as an answer out of what is new.
    queryKey: ['list-as-opened', query],
    queryFn: () => payloadOf(withQuery(listSubmissions, query)),
    staleTime: Infinity,
    gcTime: 0,
  })
  const rows = opened.data?.rows ?? []
  const found = rows.findIndex((row) => row.reference === reference)
  const [previous, next] = found === -1 ? [] : [rows[found - 1], rows[found + 1]]
  const list = query.sort === NOMINATIONS.sort ? 'nominations' : 'submissions'
  return (
    <Wrap as="nav" aria-label="Around this submission" gap="3">
      <ListLink label="Back to the list" to={staffUrl(list, query)} />
      {previous && <ListLink label="Previous" to={submissionUrl(previous.reference, query)} />}
      {next && <ListLink label="Next" to={submissionUrl(next.reference, query)} />}
    </Wrap>
  )
}

function ListLink({ label, to }: { label: string; to: string }) {
  return (
    <LinkButton to={to} prefetch="none" look="outline">
      {label}
    </LinkButton>
  )
}

function Details({ submission }: { submission: SubmissionDetails }) {
  const { id, from, fields, attachment, events, duplicates, reply, donation } = submission
  const { canEdit } = useStaff()
  return (
    <Stack gap="8">
      <View title={from} gap="3">
        <Facts>
          <SubmissionFacts submission={submission} />
        </Facts>
      </View>
      <Grid columns={[7, 5]} from="lg" gap={{ base: '8', lg: '12' }} alignItems="start">
        <Stack gap="8">
          <Part title="What was sent" textStyle="cardTitle">
            <SubmissionFields fields={fields} />
            <AttachmentLink id={id} attachment={attachment} />
          </Part>
          {donation && (
            <Part title="The money" textStyle="cardTitle">
              <DonationMoney id={id} donation={donation} />
            </Part>
          )}
          {duplicates.length > 0 && (
            <Part title={`${duplicates.length} more for the same person`} textStyle="cardTitle">
              <RuledList>
                {duplicates.map((each) => (
                  <SubmissionRow key={each.id} submission={each} />
                ))}
              </RuledList>
            </Part>
          )}
          {canEdit && reply && (
            <Part title={`Answer ${reply.recipient}`} textStyle="cardTitle">
              <ReplyForm id={id} templates={reply.templates} />
            </Part>
          )}
        </Stack>
        <Stack gap="8">
          {canEdit && <SubmissionControls submission={submission} />}
          {canEdit && (
            <Part title="Notes" textStyle="cardTitle">
              <NoteForm id={id} />
            </Part>
          )}
          <Part title="History" textStyle="cardTitle">
            <SubmissionHistory events={events} />
          </Part>
        </Stack>
      </Grid>
    </Stack>
  )
}

function SubmissionHistory({ events }: { events: ReadonlyArray<SubmissionEvent> }) {
  if (events.length === 0) return <p>Nobody has done anything with it yet.</p>
  return (
    <Stack as="ol" gap="3">
      {events
        .slice()
        .reverse()
        .map((event) => {
          const isWritten = event.type === 'note' || event.type === 'reply'
          return (
            <Box
              key={event.id}
              as="li"
              paddingInlineStart="4"
              paddingBlock="2"
              borderInlineStart={`4px solid {colors.${isWritten ? 'highlight' : 'border.subtle'}}`}
            >
              <Text textStyle="small" color="fg.muted">
                {event.by}, <Time at={event.at} />
              </Text>
              <p>{SENTENCES[event.type](event)}</p>
              {isWritten && (
                <Text whiteSpace="pre-wrap" marginTop="1">
                  {event.text}
                </Text>
              )}
            </Box>
          )
        })}
    </Stack>
  )
}

const SENTENCES: Record<SubmissionEvent['type'], (event: SubmissionEvent) => string> = {
  status: ({ text }) => `Set the status to ${STATUS_LABELS[text as SubmissionStatus]}`,
  assignee: ({ text }) => (text === '' ? 'Took the assignment back' : `Assigned it to ${text}`),
  shortlist: ({ text }) => (text === 'added' ? 'Put it on the shortlist' : 'Took it off the shortlist'),
  note: () => 'Wrote a note',
  reply: ({ subject }) => `Answered: ${subject}`,
  received: ({ text }) => `Noted the money: ${text}`,
  'receipt-cancelled': ({ text }) => `Cancelled the receipt ${text}`,
  lapsed: () => 'Noted that the money is no longer expected',
  pledged: () => 'Waiting for payment again',
}

import { Box, chakra, Heading, Stack, Text, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  attachmentPath,
  submissionQuerySchema,
  type StaffAttachment,
  type SubmissionDetails,
  type SubmissionEvent,
  type SubmissionStatus,
} from '#contract/staff/submissions.ts'
import { ApiError } from '#src/api/client.ts'
import { env } from '#src/lib/env.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { useStaff, useStaffDownload } from './access.ts'
import { SUBMISSIONS_URL, submissionUrl } from './addresses.ts'
import { useFilters } from './filters.tsx'
import { fieldLabel, formatSize, formatTime, formatValue, KIND_LABELS, STATUS_LABELS } from './labels.ts'
import { Neighbours } from './neighbours.tsx'
import { DonationMoney } from './payment.tsx'
import { submissionQuery } from './queries.ts'
import { NoteForm, ReplyForm, SubmissionControls } from './submission-actions.tsx'
import { SubmissionList, SubmissionState } from './submissions.tsx'

/** Titles of categories and purposes by their keys. */
type Titles = Readonly<Record<string, string>>

export function SubmissionView({ titles }: { titles: Titles }) {
  const [params] = useSearchParams()
  const reference = params.get('reference') ?? ''
  const { query } = useFilters(SUBMISSIONS_URL, submissionQuerySchema)
  const submission = useQuery(submissionQuery(reference))
  const isUnknown = submission.error instanceof ApiError && submission.error.status === 404
  return (
    <Stack gap="6">
      {/* The list has the reference as it is stored, which a typed one need not be. */}
      <Neighbours reference={submission.data?.reference ?? reference} query={query} />
      {isUnknown ? (
        <Box role="alert">
          <Heading as="h1" textStyle="title">
            {reference} is not here
          </Heading>
          <Text marginTop="3">There is no such submission. It may have been deleted.</Text>
        </Box>
      ) : (
        <QueryState query={submission} what={`submission ${reference}`}>
          {/* Keyed, as another submission has other forms. */}
          {(found) => <Details key={found.id} submission={found} titles={titles} />}
        </QueryState>
      )}
    </Stack>
  )
}

type DetailsProps = { submission: SubmissionDetails; titles: Titles }

function Details({ submission, titles }: DetailsProps) {
  const { id, from, kind, reference, receivedAt, attachment, events, duplicates, reply, donation } =
    submission
  const { canEdit } = useStaff()
  return (
    <Stack gap="8">
      <div>
        <Heading as="h1" textStyle="title" overflowWrap="anywhere">
          {from}
        </Heading>
        <Wrap gap="3" marginTop="3" alignItems="center" columnGap="4" color="fg.muted">
          <SubmissionState submission={submission} />
          <span>{KIND_LABELS[kind]}</span>
          <span>{reference}</span>
          <time dateTime={receivedAt}>{formatTime(receivedAt)}</time>
          <span>Assigned to {submission.assignee?.name ?? 'nobody'}</span>
        </Wrap>
      </div>
      <Grid columns={[7, 5]} from="lg" gap={{ base: '8', lg: '12' }} alignItems="start">
        <Stack gap="8">
          <Part title="What was sent">
            <SubmissionFields submission={submission} titles={titles} />
            <AttachmentLink id={id} attachment={attachment} />
          </Part>
          {donation && (
            <Part title="The money">
              <DonationMoney id={id} donation={donation} />
            </Part>
          )}
          {duplicates.length > 0 && (
            <Part title={`${duplicates.length} more for the same person`}>
              <SubmissionList submissions={duplicates} linkTo={submissionUrl} />
            </Part>
          )}
          {canEdit && reply && (
            <Part title={`Answer ${reply.recipient}`}>
              <ReplyForm id={id} templates={reply.templates} />
            </Part>
          )}
        </Stack>
        <Stack gap="8">
          {canEdit && <SubmissionControls submission={submission} />}
          {canEdit && (
            <Part title="Notes">
              <NoteForm id={id} />
            </Part>
          )}
          <Part title="History">
            <SubmissionHistory events={events} />
          </Part>
        </Stack>
      </Grid>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Box as="section" aria-labelledby={headingId} minWidth="0">
      <Heading id={headingId} textStyle="cardTitle" marginBottom="4" overflowWrap="anywhere">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

const Term = chakra('dt', { base: { textStyle: 'small', fontWeight: '700', color: 'fg.muted' } })
const Value = chakra('dd', {
  base: { margin: '0 0 1rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'prose' },
})

function SubmissionFields({ submission: { fields }, titles }: DetailsProps) {
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.name}>
          <Term>{field.name === 'amountMinor' ? 'Amount' : fieldLabel(field.name)}</Term>
          <Value>{formatValue(field, fields, titles)}</Value>
        </div>
      ))}
    </dl>
  )
}

/**
 * The attachment as a download: the browser never opens it by itself. For an infected file, only the name is shown.
 */
function AttachmentLink({ id, attachment }: Pick<SubmissionDetails, 'id' | 'attachment'>) {
  const download = useStaffDownload()
  if (attachment === null) return null
  const { name, size, isDownloadable } = attachment
  return (
    <Stack gap="2" alignItems="start">
      {isDownloadable ? (
        <ExternalLinkButton
          href={env.apiUrl + attachmentPath(id)}
          download={name}
          onClick={download}
          look="outline"
          overflowWrap="anywhere"
          aria-describedby={SCAN_ID}
        >
          Download {name} ({formatSize(size)})
        </ExternalLinkButton>
      ) : (
        <Text fontWeight="700" overflowWrap="anywhere">
          {name} ({formatSize(size)})
        </Text>
      )}
      <Text
        id={SCAN_ID}
        textStyle="small"
        color={attachment.scan === 'infected' ? 'danger' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {describeScan(attachment)}
      </Text>
    </Stack>
  )
}

const SCAN_ID = 'attachment-scan'

function describeScan({ scan, signature, isDownloadable }: StaffAttachment) {
  if (scan === 'infected') return `Infected: ${signature ?? 'a virus'}, not downloadable.`
  if (scan === 'clean') return 'Scanned: no virus was found.'
  if (scan === 'not-scanned') return 'Not scanned for viruses: open it with care.'
  return isDownloadable
    ? 'Not scanned for viruses yet: wait a minute and reload, or open it with care.'
    : 'Not scanned for viruses yet: it can be downloaded afterwards. Reload the page in a minute.'
}

const Entry = chakra('li', {
  base: {
    paddingInlineStart: '4',
    paddingBlock: '2',
    borderInlineStart: '4px solid {colors.border.subtle}',
    '&[data-type=note], &[data-type=reply]': { borderInlineStartColor: 'highlight' },
  },
})

function SubmissionHistory({ events }: { events: ReadonlyArray<SubmissionEvent> }) {
  if (events.length === 0) return <p>Nobody has done anything with it yet.</p>
  return (
    <Box as="ol" display="flex" flexDirection="column" gap="3">
      {events
        .slice()
        .reverse()
        .map((event) => (
          <Entry key={event.id} data-type={event.type}>
            <Text textStyle="small" color="fg.muted">
              {event.by}, <time dateTime={event.at}>{formatTime(event.at)}</time>
            </Text>
            <p>{SENTENCES[event.type](event)}</p>
            {(event.type === 'note' || event.type === 'reply') && (
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere" marginTop="1">
                {event.text}
              </Text>
            )}
          </Entry>
        ))}
    </Box>
  )
}

const SENTENCES: Record<SubmissionEvent['type'], (event: SubmissionEvent) => string> = {
  // A newer server may send a status that this build does not know; it is shown as it is.
  status: ({ text }) => `Set the status to ${STATUS_LABELS[text as SubmissionStatus] ?? text}`,
  assignee: ({ text }) => (text === '' ? 'Took the assignment back' : `Assigned it to ${text}`),
  shortlist: ({ text }) => (text === 'added' ? 'Put it on the shortlist' : 'Took it off the shortlist'),
  note: () => 'Wrote a note',
  reply: ({ subject }) => `Answered: ${subject}`,
  received: ({ text }) => `Noted the money: ${text}`,
  'receipt-cancelled': ({ text }) => `Cancelled the receipt ${text}`,
  lapsed: () => 'Noted that the money is no longer expected',
  pledged: () => 'Waiting for payment again',
}

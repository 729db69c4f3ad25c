import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import { ApiError } from '#src/api/client.ts'
import { DonationMoney } from '#src/features/staff/donation-money.tsx'
import { formatTime } from '#src/features/staff/format.ts'
import { KIND_LABELS } from '#src/features/staff/labels.ts'
import { Neighbours } from '#src/features/staff/neighbours.tsx'
import { NoteForm } from '#src/features/staff/note-form.tsx'
import { ReplyForm } from '#src/features/staff/reply-form.tsx'
import { readListQuery, submissionUrl } from '#src/features/staff/staff-addresses.ts'
import { useStaff } from '#src/features/staff/staff-context.ts'
import { submissionQuery } from '#src/features/staff/staff-queries.ts'
import { StatusBadge } from '#src/features/staff/status-badge.tsx'
import { SubscriptionState } from '#src/features/staff/subscription-state.tsx'
import { SubmissionControls } from '#src/features/staff/submission-controls.tsx'
import { AttachmentLink, SubmissionFields } from '#src/features/staff/submission-fields.tsx'
import { SubmissionHistory } from '#src/features/staff/submission-history.tsx'
import { SubmissionRow, SubmissionRows } from '#src/features/staff/submission-row.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout/flow.tsx'

/** One submission: its fields, its history and, for editors, the actions. */
export function SubmissionView() {
  const [params] = useSearchParams()
  const reference = params.get('reference') ?? ''
  const submission = useQuery(submissionQuery(reference))
  const isUnknown = submission.error instanceof ApiError && submission.error.status === 404
  return (
    <Stack gap="6">
      {/* The list has the reference as it is stored, which a typed one need not be. */}
      <Neighbours reference={submission.data?.reference ?? reference} query={readListQuery(params)} />
      {isUnknown ? (
        <chakra.div role="alert">
          <chakra.h1 textStyle="title">{reference} is not here</chakra.h1>
          <chakra.p marginTop="3">There is no such submission. It may have been deleted.</chakra.p>
        </chakra.div>
      ) : (
        <QueryState query={submission} what={`submission ${reference}`}>
          {/* Keyed, as another submission has other forms. */}
          {(found) => <Details key={found.id} submission={found} />}
        </QueryState>
      )}
    </Stack>
  )
}

function Details({ submission }: { submission: SubmissionDetails }) {
  const { id, from, kind, reference, status, receivedAt, attachment, events, duplicates, reply, donation } =
    submission
  const { canEdit } = useStaff()
  return (
    <Stack gap="8">
      <div>
        <chakra.h1 textStyle="title" overflowWrap="anywhere">
          {from}
        </chakra.h1>
        <Cluster marginTop="3" alignItems="center" columnGap="4" color="fg.muted">
          {submission.subscription ? (
            <SubscriptionState {...submission.subscription} />
          ) : (
            <StatusBadge status={status} />
          )}
          <span>{KIND_LABELS[kind]}</span>
          <span>{reference}</span>
          <time dateTime={receivedAt}>{formatTime(receivedAt)}</time>
          <span>Assigned to {submission.assignee?.name ?? 'nobody'}</span>
        </Cluster>
      </div>
      <Grid columns={[7, 5]} from="lg" gap={{ base: '8', lg: '12' }} alignItems="start">
        <Stack gap="8">
          <Part title="What was sent">
            <SubmissionFields submission={submission} />
            <AttachmentLink id={id} attachment={attachment} />
          </Part>
          {donation && (
            <Part title="The money">
              <DonationMoney id={id} donation={donation} />
            </Part>
          )}
          {duplicates.length > 0 && (
            <Part title={`${duplicates.length} more for the same person`}>
              <SubmissionRows>
                {duplicates.map((row) => (
                  <SubmissionRow key={row.id} submission={row} to={submissionUrl(row.reference)} />
                ))}
              </SubmissionRows>
            </Part>
          )}
          {canEdit && reply && (
            <Part id="answer" title={`Answer ${reply.recipient}`}>
              <ReplyForm submission={submission} reply={reply} />
            </Part>
          )}
        </Stack>
        <Stack gap="8">
          {canEdit && <SubmissionControls submission={submission} />}
          {canEdit && (
            <Part id="note" title="Notes">
              <NoteForm submission={submission} />
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

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <chakra.section aria-labelledby={headingId} minWidth="0">
      <chakra.h2 id={headingId} textStyle="cardTitle" marginBottom="4" overflowWrap="anywhere">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}

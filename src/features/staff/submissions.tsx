import { Box, SimpleGrid, Text, Wrap } from '@chakra-ui/react'
import { type SubmitEvent, useId, useState } from 'react'
import { searchOf } from '#contract/staff/answer.ts'
import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NOBODY,
  EXPORT_PATH,
  listSubmissions,
  MAX_SEARCH,
  type SubmissionQuery,
  submissionQuerySchema,
  type SubmissionSummary,
} from '#contract/staff/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { staffUrl, submissionUrl } from './addresses.ts'
import { KIND_LABELS, STATUS_LABELS, SUBSCRIPTION_LABELS, Time } from './labels.tsx'
import { Choice, FilterInput, FoundList, Row, useList } from './list.tsx'
import { useStaffNames } from './queries.ts'
import { DownloadButton, useStaff } from './use-staff.tsx'
import { Badge, View } from './view.tsx'

const useSubmissions = () => useList(submissionQuerySchema, listSubmissions)

export function SubmissionsView() {
  const list = useSubmissions()
  return (
    <View title="Submissions">
      <SubmissionFilters {...list} />
      <FoundList
        list={list}
        what="the submissions"
        none="Nothing was found. Try fewer filters, or another word."
        one="submission"
        action={<ExportLink query={list.query} />}
      >
        {(submission) => <SubmissionRow submission={submission} query={list.query} />}
      </FoundList>
    </View>
  )
}

function ExportLink({ query }: { query: SubmissionQuery }) {
  if (!useStaff().canEdit) return null
  if (query.kind === undefined)
    return (
      <Text textStyle="small" color="fg.muted">
        For a CSV file, choose a kind: each has columns of its own.
      </Text>
    )
  const path = EXPORT_PATH + searchOf({ ...query, page: undefined })
  return <DownloadButton path={path}>Download as CSV</DownloadButton>
}

type SubmissionRowProps = { submission: SubmissionSummary; query?: SubmissionQuery }

/** A submission, with a link that leads back to the query of its list. */
export function SubmissionRow({ submission, query }: SubmissionRowProps) {
  return (
    <Row
      to={submissionUrl(submission.reference, query)}
      name={submission.from}
      facts={<SubmissionFacts submission={submission} />}
    />
  )
}

export function SubmissionFacts({ submission }: { submission: SubmissionSummary }) {
  const { kind, status, subscription, reference, receivedAt, assignee, hasAttachment } = submission
  return (
    <>
      {/* For mailings whether the address gets them, and since when. */}
      {subscription === null ? (
        <Badge status={status}>{STATUS_LABELS[status]}</Badge>
      ) : (
        <strong>{SUBSCRIPTION_LABELS[subscription.state]}</strong>
      )}
      {subscription?.since && <Time at={subscription.since} />}
      <span>{KIND_LABELS[kind]}</span>
      <span>{reference}</span>
      <Time at={receivedAt} />
      <span>Assigned to {assignee?.name ?? 'nobody'}</span>
      {hasAttachment && <span>With a file</span>}
    </>
  )
}

const ORDERS = { oldest: 'Oldest first', status: 'Waiting first' }

/** Search, filters and order. Selections apply at once; typed text applies with Enter or the button. */
function SubmissionFilters({ query, show, filter }: ReturnType<typeof useSubmissions>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { kind, status, subscription, assignee, from, to } = query
  const set = [kind, status, subscription, assignee, from, to].filter(Boolean).length
  const names = useStaffNames()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    show(event.currentTarget)
  }

  return (
    <form onSubmit={handleSubmit} aria-label="Filters">
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" alignItems="end">
        <FilterInput
          label="Search"
          type="search"
          maxLength={MAX_SEARCH}
          placeholder="Name, address, reference, any word"
          name="search"
          defaultValue={query.search}
        />
        <Button
          look="outline"
          display={{ sm: 'none' }}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer filters' : set === 0 ? 'More filters' : `More filters (${set} set)`}
        </Button>
        {/* Collapsed on phones, where they would fill the screen. Hidden filters still apply. */}
        <Box id={id} display={{ base: isOpen ? 'contents' : 'none', sm: 'contents' }}>
          <Choice label="Kind" all="All kinds" options={KIND_LABELS} {...filter('kind')} />
          <Choice label="Status" all="Any status" options={STATUS_LABELS} {...filter('status')} />
          {(isSubscriptionKind(kind) || subscription !== undefined) && (
            <Choice
              label="Subscription"
              all="In any state"
              options={SUBSCRIPTION_LABELS}
              {...filter('subscription')}
            />
          )}
          <Choice
            label="Assigned to"
            all="Anybody"
            options={{ [ASSIGNED_TO_ME]: 'Me', [ASSIGNED_TO_NOBODY]: 'Nobody', ...names }}
            {...filter('assignee')}
          />
          <FilterInput label="From day" type="date" name="from" defaultValue={query.from} />
          <FilterInput label="To day" type="date" name="to" defaultValue={query.to} />
          <Choice label="Order" all="Newest first" options={ORDERS} {...filter('sort')} />
        </Box>
        <Wrap gap="3">
          <Button type="submit">Show</Button>
          <LinkButton
            to={staffUrl('submissions')}
            prefetch="none"
            look="outline"
            // Text that was not applied is not in the address, so an unchanged address would leave it.
            onClick={({ currentTarget }) => currentTarget.closest('form')?.reset()}
          >
            Clear
          </LinkButton>
        </Wrap>
      </SimpleGrid>
    </form>
  )
}

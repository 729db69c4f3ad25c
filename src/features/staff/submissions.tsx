import { Box, chakra, Span, Text, VisuallyHidden, Wrap } from '@chakra-ui/react'
import paperclipSvg from '@phosphor-icons/core/assets/bold/paperclip-bold.svg?raw'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  exportPath,
  type SubmissionQuery,
  submissionQuerySchema,
  type SubmissionSummary,
} from '#contract/staff/submissions.ts'
import { env } from '#src/lib/env.ts'
import { ringAround } from '#src/theme/focus-ring.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useStaff, useStaffDownload } from './access.ts'
import { SUBMISSIONS_URL, submissionUrl } from './addresses.ts'
import { ListPager, useFilters } from './filters.tsx'
import { formatTime, KIND_LABELS, STATUS_LABELS, SUBSCRIPTION_LABELS } from './labels.ts'
import { submissionsQuery } from './queries.ts'
import { SubmissionFilters } from './submission-filters.tsx'
import { View } from './view.tsx'

export function SubmissionsView() {
  const { query, urlOf } = useFilters(SUBMISSIONS_URL, submissionQuerySchema)
  const list = useQuery(submissionsQuery(query))
  return (
    <View title="Submissions">
      <SubmissionFilters />
      <QueryState query={list} what="the submissions">
        {(found) => (
          <Box aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? '0.6' : undefined}>
            <Wrap gap="3" justifyContent="space-between" alignItems="center" marginBottom="3">
              <p role="status">{countText(found.total)}</p>
              <ExportLink query={query} hasRows={found.total > 0} />
            </Wrap>
            {found.rows.length > 0 && (
              <SubmissionRows>
                {found.rows.map((row) => (
                  <SubmissionRow key={row.id} submission={row} to={submissionUrl(row.reference, query)} />
                ))}
              </SubmissionRows>
            )}
            <ListPager list={found} urlOf={urlOf} />
          </Box>
        )}
      </QueryState>
    </View>
  )
}

function countText(total: number): string {
  if (total === 0) return 'Nothing was found. Try fewer filters, or another word.'
  return total === 1 ? '1 submission' : `${total.toLocaleString('en-GB')} submissions`
}

type ExportLinkProps = { query: SubmissionQuery; hasRows: boolean }

function ExportLink({ query, hasRows }: ExportLinkProps) {
  const download = useStaffDownload()
  if (!useStaff().canEdit || !hasRows) return null
  if (query.kind === undefined)
    return (
      <Text textStyle="small" color="fg.muted">
        For a CSV file, choose a kind: each has columns of its own.
      </Text>
    )
  return (
    <ExternalLinkButton
      href={env.apiUrl + exportPath({ ...query, page: undefined })}
      look="outline"
      download
      onClick={download}
    >
      Download as CSV
    </ExternalLinkButton>
  )
}

/** Columns need this width of the list itself: a wide screen may show other parts beside it. */
const WIDE = '@container (min-width: 50rem)'

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '6',
    rowGap: '1',
    alignItems: 'center',
    paddingBlock: '3',
    paddingInline: '3',
    borderBottom: '1px solid {colors.border.subtle}',
    _hover: { backgroundColor: 'bg.warm' },
    ...ringAround('a:focus-visible', '-3px'),
    [WIDE]: { gridTemplateColumns: '2.2fr 1fr 1fr 1.3fr 1.3fr 1.5rem', paddingInline: '4' },
  },
})

const Title = chakra(Link, {
  base: {
    fontWeight: '700',
    color: 'fg',
    textUnderlineOffset: '0.18em',
    overflowWrap: 'anywhere',
    _focusVisible: { outline: 'none' },
    // Makes the whole row a touch target.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})

const Detail = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

/** On a card the details follow the name and the state; in columns they keep their order. */
const belowTitle = (order: number) => ({ order, [WIDE]: { order: 0 } })

const hidden = { srOnly: true }

/** A list of rows; on wide screens the first line has the column headings. */
export function SubmissionRows({ children }: { children: ReactNode }) {
  return (
    <Box borderRadius="lg" backgroundColor="bg.surface" overflow="hidden" containerType="inline-size">
      <Row
        as="div"
        aria-hidden
        css={{ display: 'none', [WIDE]: { display: 'grid' } }}
        textStyle="eyebrow"
        color="fg.muted"
      >
        <span>From</span>
        <span>Kind</span>
        <span>Status</span>
        <span>Arrived</span>
        <span>Assigned to</span>
      </Row>
      <ul>{children}</ul>
    </Box>
  )
}

/** One submission: a line on a wide screen, a card on a phone. */
export function SubmissionRow({ submission, to }: { submission: SubmissionSummary; to: string }) {
  const { from, reference, kind, receivedAt, assignee, hasAttachment } = submission
  return (
    <Row>
      <Span minWidth="0">
        <Title to={to}>{from}</Title> <Detail whiteSpace="nowrap">{reference}</Detail>
      </Span>
      <Detail css={belowTitle(3)}>{KIND_LABELS[kind]}</Detail>
      {/* Narrow, so that the state wraps above its date and leaves room for the address on its left. */}
      <Span
        maxWidth="9.5rem"
        css={{
          justifySelf: 'end',
          textAlign: 'end',
          [WIDE]: { justifySelf: 'start', textAlign: 'start' },
        }}
      >
        <SubmissionState submission={submission} />
      </Span>
      <Detail css={{ ...belowTitle(4), textAlign: 'end', [WIDE]: { order: 0, textAlign: 'start' } }}>
        <time dateTime={receivedAt}>{formatTime(receivedAt)}</time>
      </Detail>
      <Detail css={belowTitle(5)}>
        {/* In columns the heading says so. */}
        <Span css={{ [WIDE]: hidden }}>Assigned to </Span>
        {assignee?.name ?? 'nobody'}
      </Detail>
      <Detail css={belowTitle(6)} justifySelf="end">
        {hasAttachment && (
          <>
            <Icon svg={paperclipSvg} size={18} />
            <VisuallyHidden>With a file</VisuallyHidden>
          </>
        )}
      </Detail>
    </Row>
  )
}

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'full',
    border: '2px solid transparent',
    fontSize: 'xs',
    fontWeight: '700',
    whiteSpace: 'nowrap',
  },
  variants: {
    status: {
      new: { backgroundColor: 'accent', color: 'accent.contrast' },
      'in-progress': { backgroundColor: 'highlight', color: 'highlight.contrast' },
      answered: { backgroundColor: 'success', color: 'success.contrast' },
      closed: { borderColor: 'border', color: 'fg.muted' },
    },
  },
})

type SubmissionStateProps = { submission: Pick<SubmissionSummary, 'status' | 'subscription'> }

/** The status, or for mailings whether the address gets them, and since when. The colour is redundant. */
export function SubmissionState({ submission: { status, subscription } }: SubmissionStateProps) {
  if (subscription === null) return <Badge status={status}>{STATUS_LABELS[status]}</Badge>
  const { state, since } = subscription
  return (
    <Span textStyle="small" fontWeight={state === 'confirmed' ? '700' : undefined}>
      {SUBSCRIPTION_LABELS[state]}
      {since !== null && (
        <Span color="fg.muted" fontWeight="400" whiteSpace="nowrap">
          {' '}
          <time dateTime={since}>{formatTime(since)}</time>
        </Span>
      )}
    </Span>
  )
}

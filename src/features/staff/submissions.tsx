import { Box, chakra, Span, Text, VisuallyHidden, Wrap } from '@chakra-ui/react'
import paperclipSvg from '@phosphor-icons/core/assets/bold/paperclip-bold.svg?raw'
import { useQuery } from '@tanstack/react-query'
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
import { Icon } from '#src/ui/icon.tsx'
import { useStaff, useStaffDownload } from './access.ts'
import { SUBMISSIONS_URL, submissionUrl } from './addresses.ts'
import { useFilters } from './filters.tsx'
import { FoundList } from './found-list.tsx'
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
      <FoundList
        list={list}
        what="the submissions"
        none="Nothing was found. Try fewer filters, or another word."
        one="submission"
        urlOf={urlOf}
        action={<ExportLink query={query} />}
      >
        {(rows) => (
          <SubmissionList submissions={rows} linkTo={(reference) => submissionUrl(reference, query)} />
        )}
      </FoundList>
    </View>
  )
}

function ExportLink({ query }: { query: SubmissionQuery }) {
  const download = useStaffDownload()
  if (!useStaff().canEdit) return null
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

type SubmissionListProps = {
  submissions: ReadonlyArray<SubmissionSummary>
  linkTo: (reference: string) => string
}

/** A line for each submission in wide columns; in narrow ones the details are below the name. */
export function SubmissionList({ submissions, linkTo }: SubmissionListProps) {
  return (
    <Box as="ul" borderRadius="lg" backgroundColor="bg.surface" overflow="hidden">
      {submissions.map((submission) => {
        const { id, from, reference, kind, receivedAt, assignee, hasAttachment } = submission
        return (
          <Wrap
            key={id}
            as="li"
            position="relative"
            alignItems="center"
            columnGap="4"
            rowGap="1"
            padding="3"
            borderBottom="1px solid {colors.border.subtle}"
            _hover={{ backgroundColor: 'bg.warm' }}
            css={ringAround('a:focus-visible', '-3px')}
          >
            <Box flex="1 1 9rem" minWidth="0">
              <Title to={linkTo(reference)}>{from}</Title>{' '}
              <Span {...muted} whiteSpace="nowrap">
                {reference}
              </Span>
            </Box>
            <Box flex="0 1 8.5rem">
              <SubmissionState submission={submission} />
            </Box>
            <Wrap flex="1 1 24rem" columnGap="4" rowGap="0" {...muted}>
              <Span minWidth="5.5rem">{KIND_LABELS[kind]}</Span>
              <time dateTime={receivedAt}>{formatTime(receivedAt)}</time>
              <span>Assigned to {assignee?.name ?? 'nobody'}</span>
              {hasAttachment && (
                <span>
                  <Icon svg={paperclipSvg} size={18} />
                  <VisuallyHidden>With a file</VisuallyHidden>
                </span>
              )}
            </Wrap>
          </Wrap>
        )
      })}
    </Box>
  )
}

const muted = { textStyle: 'small', color: 'fg.muted' } as const

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

import { chakra } from '@chakra-ui/react'
import paperclipSvg from '@phosphor-icons/core/assets/bold/paperclip-bold.svg?raw'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SubmissionSummary } from '#contract/staff/submissions.ts'
import { ringAround } from '#src/theme/focus-ring.ts'
import { Icon } from '#src/ui/icon.tsx'
import { formatTime } from './format.ts'
import { KIND_LABELS } from './labels.ts'
import { StatusBadge } from './status-badge.tsx'
import { SubscriptionState } from './subscription-state.tsx'

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

/** Visible to screen readers only. */
const hidden = { srOnly: true }

/** A list of rows; on wide screens the first line has the column headings. */
export function SubmissionRows({ children }: { children: ReactNode }) {
  return (
    <chakra.div borderRadius="lg" backgroundColor="bg.surface" overflow="hidden" containerType="inline-size">
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
    </chakra.div>
  )
}

/** One submission: a line on a wide screen, a card on a phone. */
export function SubmissionRow({ submission, to }: { submission: SubmissionSummary; to: string }) {
  const { from, reference, kind, status, subscription, receivedAt, assignee, hasAttachment } = submission
  return (
    <Row>
      <chakra.span minWidth="0">
        <Title to={to}>{from}</Title> <Detail whiteSpace="nowrap">{reference}</Detail>
      </chakra.span>
      <Detail css={belowTitle(3)}>{KIND_LABELS[kind]}</Detail>
      {/* Narrow, so that the state wraps above its date and leaves room for the address on its left. */}
      <chakra.span
        maxWidth="9.5rem"
        css={{
          justifySelf: 'end',
          textAlign: 'end',
          [WIDE]: { justifySelf: 'start', textAlign: 'start' },
        }}
      >
        {subscription ? <SubscriptionState {...subscription} /> : <StatusBadge status={status} />}
      </chakra.span>
      <Detail css={{ ...belowTitle(4), textAlign: 'end', [WIDE]: { order: 0, textAlign: 'start' } }}>
        <time dateTime={receivedAt}>{formatTime(receivedAt)}</time>
      </Detail>
      <Detail css={belowTitle(5)}>
        {/* In columns the heading says so. */}
        <chakra.span css={{ [WIDE]: hidden }}>Assigned to </chakra.span>
        {assignee?.name ?? 'nobody'}
      </Detail>
      <Detail css={belowTitle(6)} justifySelf="end">
        {hasAttachment && (
          <>
            <Icon svg={paperclipSvg} size={18} />
            <chakra.span srOnly>With a file</chakra.span>
          </>
        )}
      </Detail>
    </Row>
  )
}

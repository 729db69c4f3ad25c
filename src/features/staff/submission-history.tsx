import { chakra } from '@chakra-ui/react'
import type { SubmissionEvent, SubmissionStatus } from '#contract/staff/submissions.ts'
import { formatTime } from './format.ts'
import { STATUS_LABELS } from './labels.ts'

const Entry = chakra('li', {
  base: {
    paddingInlineStart: '4',
    paddingBlock: '2',
    borderInlineStart: '4px solid {colors.border.subtle}',
    '&[data-type=note], &[data-type=reply]': { borderInlineStartColor: 'highlight' },
  },
})

/** Changes of a submission by staff, latest first. */
export function SubmissionHistory({ events }: { events: ReadonlyArray<SubmissionEvent> }) {
  if (events.length === 0) return <p>Nobody has done anything with it yet.</p>
  return (
    <chakra.ol display="flex" flexDirection="column" gap="3">
      {events
        .slice()
        .reverse()
        .map((event) => (
          <Entry key={event.id} data-type={event.type}>
            <chakra.p textStyle="small" color="fg.muted">
              {event.by}, <time dateTime={event.at}>{formatTime(event.at)}</time>
            </chakra.p>
            <p>{sentenceOf(event)}</p>
            {(event.type === 'note' || event.type === 'reply') && (
              <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" marginTop="1">
                {event.text}
              </chakra.p>
            )}
          </Entry>
        ))}
    </chakra.ol>
  )
}

function sentenceOf({ type, text, subject }: SubmissionEvent): string {
  switch (type) {
    case 'status':
      // A newer server may send a status that this build does not know; it is shown as it is.
      return `Set the status to ${STATUS_LABELS[text as SubmissionStatus] ?? text}`
    case 'assignee':
      return text === '' ? 'Took the assignment back' : `Assigned it to ${text}`
    case 'shortlist':
      return text === 'added' ? 'Put it on the shortlist' : 'Took it off the shortlist'
    case 'note':
      return 'Wrote a note'
    case 'reply':
      return `Answered: ${subject}`
    case 'received':
      return `Noted the money: ${text}`
    case 'receipt-cancelled':
      return `Cancelled the receipt ${text}`
    case 'lapsed':
      return 'Noted that the money is no longer expected'
    case 'pledged':
      return 'Waits for the money again'
  }
}

import { chakra } from '@chakra-ui/react'
import type { SubmissionStatus } from '#contract/staff/submissions.ts'
import { STATUS_LABELS } from './labels.ts'

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

/** The status as a word; the colour is redundant. */
export function StatusBadge({ status }: { status: SubmissionStatus }) {
  return <Badge status={status}>{STATUS_LABELS[status]}</Badge>
}

import { chakra } from '@chakra-ui/react'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import { attachmentUrl } from '#src/api/staff.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { formatSize, formatValue } from './format.ts'
import { fieldLabel } from './labels.ts'

const Term = chakra('dt', { base: { textStyle: 'small', fontWeight: '700', color: 'fg.muted' } })
const Value = chakra('dd', {
  base: { margin: '0 0 1rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'prose' },
})

/** Everything that was typed, as text. */
export function SubmissionFields({ submission: { fields } }: { submission: SubmissionDetails }) {
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.name}>
          <Term>{field.name === 'amountMinor' ? 'Amount' : fieldLabel(field.name)}</Term>
          <Value>{formatValue(field, fields)}</Value>
        </div>
      ))}
    </dl>
  )
}

/** The file that came with it, to be saved: the browser never opens it by itself. */
export function AttachmentLink({ id, attachment }: Pick<SubmissionDetails, 'id' | 'attachment'>) {
  if (attachment === null) return null
  return (
    <ExternalLinkButton
      href={attachmentUrl(id)}
      download={attachment.name}
      look="outline"
      overflowWrap="anywhere"
    >
      Download {attachment.name} ({formatSize(attachment.size)})
    </ExternalLinkButton>
  )
}

import { chakra } from '@chakra-ui/react'
import type { StaffAttachment, SubmissionDetails } from '#contract/staff/submissions.ts'
import { attachmentUrl } from '#src/api/staff.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'
import { formatSize, formatValue } from './format.ts'
import { fieldLabel } from './labels.ts'
import { useStaffDownload } from './use-staff-download.ts'

const Term = chakra('dt', { base: { textStyle: 'small', fontWeight: '700', color: 'fg.muted' } })
const Value = chakra('dd', {
  base: { margin: '0 0 1rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'prose' },
})

/** All submitted fields, as text. */
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

/**
 * The attachment as a download: the browser never opens it by itself. For an infected file, only the name is shown.
 */
export function AttachmentLink({ id, attachment }: Pick<SubmissionDetails, 'id' | 'attachment'>) {
  const download = useStaffDownload()
  if (attachment === null) return null
  const { name, size, isDownloadable } = attachment
  return (
    <Stack gap="2" alignItems="start">
      {isDownloadable ? (
        <ExternalLinkButton
          href={attachmentUrl(id)}
          download={name}
          onClick={download}
          look="outline"
          overflowWrap="anywhere"
          aria-describedby={SCAN_ID}
        >
          Download {name} ({formatSize(size)})
        </ExternalLinkButton>
      ) : (
        <chakra.p fontWeight="700" overflowWrap="anywhere">
          {name} ({formatSize(size)})
        </chakra.p>
      )}
      <chakra.p
        id={SCAN_ID}
        textStyle="small"
        color={attachment.scan === 'infected' ? 'danger' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {describeScan(attachment)}
      </chakra.p>
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

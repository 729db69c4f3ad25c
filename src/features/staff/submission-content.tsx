import { chakra, Stack, Text } from '@chakra-ui/react'
import { CURRENCY_CODES, formatMoney } from '#contract/money.ts'
import { ATTACHMENT_PATH, type StaffAttachment, type SubmissionDetails } from '#contract/staff/submissions.ts'
import { capitalized } from '#src/lib/words.ts'
import { DownloadButton, type Titles, useStaff } from './use-staff.tsx'

type Fields = SubmissionDetails['fields']

const Term = chakra('dt', { base: { textStyle: 'small', fontWeight: '700', color: 'fg.muted' } })
const Value = chakra('dd', {
  base: { marginBottom: '4', whiteSpace: 'pre-wrap', maxWidth: 'prose' },
})

export function SubmissionFields({ fields }: { fields: Fields }) {
  const { titles } = useStaff()
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.name}>
          <Term>{labelOf(field.name)}</Term>
          <Value>{formatValue(field, fields, titles)}</Value>
        </div>
      ))}
    </dl>
  )
}

/** `nominatorEmail` becomes `Nominator email`. */
function labelOf(name: string): string {
  if (name === 'amountMinor') return 'Amount'
  return capitalized(name.replace(/([A-Z])/g, ' $1').toLowerCase())
}

/** A value for staff: amounts in naira or dollars, titles instead of keys, without empty lines. */
function formatValue({ name, value }: Fields[number], fields: Fields, titles: Titles): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return '–'
  const currency = CURRENCY_CODES.find((code) => fields.some((field) => field.value === code))
  if (name === 'amountMinor' && typeof value === 'number' && currency) return formatMoney(value, currency)
  const text = String(value)
  return name === 'cause' || name === 'category' ? (titles[name][text] ?? text) : text
}

export function AttachmentLink({ id, attachment }: Pick<SubmissionDetails, 'id' | 'attachment'>) {
  if (attachment === null) return null
  const { name, size, scan, isDownloadable } = attachment
  const description = `${name} (${Math.max(1, Math.round(size / 1000)).toLocaleString('en-GB')} kB)`
  return (
    <Stack gap="2" alignItems="start">
      {isDownloadable ? (
        <DownloadButton path={ATTACHMENT_PATH.replace(':id', id)} download={name} aria-describedby={SCAN_ID}>
          Download {description}
        </DownloadButton>
      ) : (
        <Text fontWeight="700">{description}</Text>
      )}
      <Text id={SCAN_ID} textStyle="small" color={scan === 'infected' ? 'danger' : 'fg.muted'}>
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

import { useState } from 'react'
import { CURRENCY_CODES, formatMoney } from '#contract/money.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { capitalized } from '#src/lib/words.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'

type SubmissionCopyProps = { sent: SentSubmission; isOnDark: boolean | undefined }

/** Saves a text file with all submitted values. */
export function SubmissionCopy({ sent, isOnDark = false }: SubmissionCopyProps) {
  const [text] = useState(() => copyOf(sent, window.location.host, new Date()))
  return (
    <ExternalLinkButton
      look={isOnDark ? 'outlineOnDark' : 'outline'}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      download={`${sent.reference}.txt`}
    >
      Download a copy
    </ExternalLinkButton>
  )
}

/** Exported for tests. */
export function copyOf(
  { reference, payload }: Pick<SentSubmission, 'reference' | 'payload'>,
  host: string,
  sentAt: Date,
) {
  const fields = payload instanceof FormData ? Object.fromEntries(payload) : payload
  const lines = Object.entries(fields).map(([name, value]) => lineOf(name, value, fields))
  const time = sentAt.toLocaleString('en-NG', { dateStyle: 'long', timeStyle: 'short' })
  return [
    `Reference: ${reference}`,
    `Sent to ${host} on ${time}`,
    '',
    ...lines.filter((line) => line !== null),
    '',
  ].join('\n')
}

const NAMES: Partial<Record<string, string>> = {
  amountMinor: 'Amount',
  heardFrom: 'Heard of us from',
  linkedin: 'LinkedIn',
  material: 'File',
  terms: 'Accepted the terms',
}

function lineOf(name: string, value: unknown, fields: object) {
  const shown = shownValue(name, value, fields)
  return shown === '' ? null : `${NAMES[name] ?? nameOf(name)}: ${shown}`
}

function shownValue(name: string, value: unknown, fields: object): string {
  if (value instanceof File) return value.name
  if (name === 'terms') return 'yes'
  if (name === 'currency') return ''
  if (name === 'amountMinor') {
    const currency = CURRENCY_CODES.find((code) => 'currency' in fields && fields.currency === code)
    return currency ? formatMoney(Number(value), currency) : ''
  }
  return String(value ?? '').trim()
}

/** `fullName` becomes `Full name`. */
function nameOf(name: string) {
  return capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

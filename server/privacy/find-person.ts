import type { Kysely } from 'kysely'
import { ATTACHMENT_ACCEPT } from '#contract/attachment.ts'
import { normalizeEmail } from '#contract/fields.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import type { OutboxEmail, Submission, Tables } from '#server/platform/database/tables.ts'

/** `own`: a field is the person's address, or her account sent it. `mentioned`: a text contains the address. */
type FoundSubmission = { submission: Submission; relation: 'own' | 'mentioned' }

type Payload = Record<string, unknown>

// Rows in memory at a time.
const PAGE = 200

/** Reads all submissions in pages, as addresses are in the JSON, in any spelling. */
export async function* findSubmissions(
  db: Kysely<Tables>,
  email: string,
  accountId: string | null,
): AsyncGenerator<FoundSubmission> {
  const key = normalizeKey(email)
  const address = addressIn(email)
  const query = db.selectFrom('submissions').selectAll().orderBy('id').limit(PAGE)
  for (let last: string | undefined = ''; last !== undefined;) {
    const page: Array<Submission> = await query.where('id', '>', last).execute()
    for (const submission of page) {
      const texts = textsOf(payloadOf(submission))
      const isOwn = accountId !== null && submission.account_id === accountId
      if (isOwn || texts.some((text) => normalizeKey(text) === key)) yield { submission, relation: 'own' }
      else if (texts.some((text) => text.search(address) >= 0)) yield { submission, relation: 'mentioned' }
    }
    last = page.at(-1)?.id
  }
}

/** The mails to an address. */
export async function findMails(db: Kysely<Tables>, email: string): Promise<Array<OutboxEmail>> {
  return (
    db
      .selectFrom('outbox')
      .selectAll()
      // Addresses are ASCII: contract/fields.ts.
      .where(({ fn }) => fn<string>('lower', ['recipient']), '=', normalizeKey(email))
      .execute()
  )
}

export function payloadOf({ payload }: Pick<Submission, 'payload'>) {
  return JSON.parse(payload) as Payload
}

// No domains: in the name of a file they follow the address.
const FILE_ENDINGS = ATTACHMENT_ACCEPT.replaceAll('.', '').replaceAll(',', '|')

/** Matches an address in a text, but not within a longer one. */
export function addressIn(email: string) {
  const escaped = normalizeEmail(email).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.+-])${escaped}(?![\\w-]|\\.(?!(?:${FILE_ENDINGS})\\b)\\w)`, 'giu')
}

function textsOf(payload: Payload) {
  return Object.values(payload).filter((value) => typeof value === 'string')
}

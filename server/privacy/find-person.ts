import type { Kysely } from 'kysely'
import { normalizeKey } from '#server/accounts/account-store.ts'
import type { Account, OutboxEmail, Submission, Tables } from '#server/platform/database/tables.ts'

/** `own`: one of its fields is the person's address, or her account sent it. `mentioned`: a text contains the address. */
export type FoundSubmission = { submission: Submission; relation: 'own' | 'mentioned' }

type Payload = Record<string, unknown>

const PAGE = 200

export async function findAccount(db: Kysely<Tables>, email: string): Promise<Account | null> {
  const query = db.selectFrom('accounts').selectAll().where('email_key', '=', normalizeKey(email))
  return (await query.executeTakeFirst()) ?? null
}

/** Reads all submissions in pages: addresses are in the JSON, in any spelling. */
export async function* findSubmissions(
  db: Kysely<Tables>,
  email: string,
  accountId: string | null,
): AsyncGenerator<FoundSubmission> {
  const key = normalizeKey(email)
  for (let last = ''; ;) {
    const page = await db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const submission of page) {
      const texts = textsOf(payloadOf(submission))
      const isOwn = accountId !== null && submission.account_id === accountId
      if (isOwn || texts.some((text) => normalizeKey(text) === key)) yield { submission, relation: 'own' }
      else if (texts.some((text) => text.search(addressIn(email)) >= 0))
        yield { submission, relation: 'mentioned' }
    }
    const end = page.at(-1)
    if (end === undefined || page.length < PAGE) return
    last = end.id
  }
}

/** The mails to an address. */
export async function findMails(db: Kysely<Tables>, email: string): Promise<Array<OutboxEmail>> {
  const key = normalizeKey(email)
  const found: Array<OutboxEmail> = []
  for (let last = ''; ;) {
    const page = await db
      .selectFrom('outbox')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    found.push(...page.filter(({ recipient }) => normalizeKey(recipient) === key))
    const end = page.at(-1)
    if (end === undefined || page.length < PAGE) return found
    last = end.id
  }
}

export function payloadOf({ payload }: Pick<Submission, 'payload'>) {
  return JSON.parse(payload) as Payload
}

/** Matches an address in a text, not as the end or the beginning of a longer one. */
export function addressIn(email: string) {
  const escaped = email.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`, 'giu')
}

function textsOf(payload: Payload) {
  return Object.values(payload).filter((value) => typeof value === 'string')
}

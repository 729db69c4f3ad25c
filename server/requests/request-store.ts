import type { Kysely } from 'kysely'
import { MAX_OPEN_MENTOR_REQUESTS, type RequestState } from '#contract/requests.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { MemberRequest, Tables } from '#server/platform/database/tables.ts'
import { HttpError, notSignedIn } from '#server/platform/http/errors.ts'
import { newId } from '#server/platform/tokens.ts'

type RequestKind = MemberRequest['kind']
type NewRequest = Pick<MemberRequest, 'account_id' | 'kind' | 'subject' | 'message'>

const OPEN_ALREADY: Record<RequestKind, string> = {
  mentor: 'You already have an open request with this mentor.',
  channel: 'You have already asked for an invitation to this channel.',
}

// There are few channels, so only mentors have a limit.
const MAX_OPEN: Record<RequestKind, number> = { mentor: MAX_OPEN_MENTOR_REQUESTS, channel: Infinity }

export function requestStore(db: Kysely<Tables>, now: Clock) {
  /** Answers 409 if an open request to this mentor or channel exists, or the limit is reached. */
  async function add(request: NewRequest): Promise<MemberRequest> {
    return db.transaction().execute(async (transaction) => {
      // Locks the account until the transaction ends: of simultaneous requests, each counts the earlier ones.
      // It is gone if another browser has deleted it meanwhile.
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set((account) => ({ updated_at: account.ref('updated_at') }))
        .where('id', '=', request.account_id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw notSignedIn()
      const open = await transaction
        .selectFrom('requests')
        .select('subject')
        .where('account_id', '=', request.account_id)
        .where('kind', '=', request.kind)
        .where('state', '=', 'open')
        .execute()
      if (open.some(({ subject }) => subject === request.subject))
        throw new HttpError(409, OPEN_ALREADY[request.kind])
      if (open.length >= MAX_OPEN[request.kind])
        throw new HttpError(
          409,
          'You have five open requests. Withdraw one or wait for an answer before you send another.',
        )
      const row: MemberRequest = { ...request, id: newId(), state: 'open', created_at: now() }
      await transaction.insertInto('requests').values(row).execute()
      return row
    })
  }

  /** A member's own requests, newest first. */
  async function list(accountId: string) {
    return db
      .selectFrom('requests')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
  }

  /** All requests with the members who sent them, newest first. */
  async function listAll() {
    return db
      .selectFrom('requests')
      .innerJoin('accounts', 'accounts.id', 'requests.account_id')
      .selectAll('requests')
      .select(['email', 'first_name', 'surname'])
      .orderBy('requests.created_at', 'desc')
      .orderBy('requests.id')
      .execute()
  }

  /** Deletes an open request of this account. Returns false if it has none with this id. */
  async function withdraw({ accountId, id }: { accountId: string; id: string }) {
    const { numDeletedRows } = await db
      .deleteFrom('requests')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('state', '=', 'open')
      .executeTakeFirst()
    return numDeletedRows > 0
  }

  /** Accepts or declines an open request. Returns false if there is none with this id. */
  async function answer(id: string, state: Exclude<RequestState, 'open'>) {
    const { numUpdatedRows } = await db
      .updateTable('requests')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  return { add, list, listAll, withdraw, answer }
}

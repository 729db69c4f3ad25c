import { sql, type Kysely } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import { tooManyRequests } from '#server/platform/http/errors.ts'
import type { Tables } from './tables.ts'

export type Limit = {
  /** The subject of the limit, such as `login:amina@example.com`. */
  key: string
  /** The maximum within `windowMs` milliseconds, counted from the first attempt. */
  max: number
  windowMs: number
}

export type LimitStore = ReturnType<typeof limitStore>

/** An attempt under these limits, the shortest first. It counts before it is checked: requests may be parallel. */
export function countedAttempt(store: LimitStore, [shortest, ...longer]: readonly [Limit, ...Array<Limit>]) {
  /** Counts the attempt, or answers 429 if it may not be checked; `alternative` suggests another way. */
  async function admit(alternative?: string) {
    for (const limit of [shortest, ...longer]) await store.admit(limit, { alternative })
  }

  async function succeeded() {
    await store.clear(shortest.key)
    for (const { key } of longer) await store.refund(key)
  }

  /** For an attempt that could not be checked. */
  async function refund() {
    for (const { key } of [shortest, ...longer]) await store.refund(key)
  }

  return { admit, succeeded, refund }
}

/** Counts attempts for all instances. An end too far ahead was written by a wrong clock, and is ignored. */
export function limitStore(db: Kysely<Tables>, now: Clock) {
  /**
   * Counts one attempt, or the given amount. Returns null within the limit, and beyond it the milliseconds until the
   * count restarts; of simultaneous calls, no more than `max` return null.
   */
  async function takeOrWait({ key, max, windowMs }: Limit, amount = 1) {
    const time = now()
    const end = time + windowMs
    const isOver = sql<boolean>`(limits.ends_at <= ${time} or limits.ends_at > ${end})`
    const { count, ends_at } = await db
      .insertInto('limits')
      .values({ key, count: amount, ends_at: end })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isOver} then ${amount} else limits.count + ${amount} end`,
          ends_at: sql<number>`case when ${isOver} then ${end} else limits.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow()
    return count <= max ? null : Math.max(0, ends_at - time)
  }

  /** The same, but returns false beyond the limit. */
  async function take(limit: Limit, amount = 1) {
    return (await takeOrWait(limit, amount)) === null
  }

  /** The same, but answers 429 beyond the limit; `alternative` suggests another way. */
  async function admit(limit: Limit, { alternative = '', amount = 1 } = {}) {
    const retryAfter = await takeOrWait(limit, amount)
    if (retryAfter !== null) throw tooManyRequests(retryAfter, alternative)
  }

  /** Whether one more attempt would exceed the limit. */
  async function isExhausted({ key, max, windowMs }: Limit) {
    const row = await db.selectFrom('limits').selectAll().where('key', '=', key).executeTakeFirst()
    if (row === undefined || row.ends_at <= now() || row.ends_at > now() + windowMs) return false
    return row.count >= max
  }

  /** Takes back an attempt that does not count. */
  async function refund(key: string) {
    await db
      .updateTable('limits')
      .set((is) => ({ count: is('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  }

  /** Restarts the count, as after a correct password. */
  async function clear(key: string) {
    await db.deleteFrom('limits').where('key', '=', key).execute()
  }

  /** Deletes the counts whose key ends in this id, such as `recovery-codes:<id>`. */
  async function deleteFor(id: string) {
    await db.deleteFrom('limits').where('key', 'like', `%:${id}`).execute()
  }

  return { take, takeOrWait, admit, isExhausted, refund, clear, deleteFor }
}

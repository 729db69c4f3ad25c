import type { Kysely, Migration } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Replaces `amount` of stored donations, in major units, by `amountMinor`, an integer of minor units. */
export function minorUnits(): Migration {
  return {
    async up(db: Kysely<Tables>) {
      const donations = await db
        .selectFrom('submissions')
        .select(['id', 'payload'])
        .where('kind', '=', 'donations')
        .execute()
      for (const { id, payload } of donations) {
        await db
          .updateTable('submissions')
          .set({ payload: withMinorUnits(payload) })
          .where('id', '=', id)
          .execute()
      }
    },
  }
}

function withMinorUnits(payload: string): string {
  const entries = Object.entries(JSON.parse(payload) as Record<string, unknown>)
  return JSON.stringify(
    Object.fromEntries(
      entries.map(([name, value]) =>
        name === 'amount' && typeof value === 'number'
          ? ['amountMinor', Math.round(value * 100)]
          : [name, value],
      ),
    ),
  )
}

import type { SelectQueryBuilder } from 'kysely'

/** The number of rows that a query finds. PostgreSQL sends it as text. */
export async function countRows<Tables, Names extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Names, object>,
) {
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number | string }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}

import type { SelectQueryBuilder } from 'kysely'

/** The number of rows that a query finds. */
export async function countRows<Tables, Names extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Names, object>,
) {
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { addressIn, inPages, PAGE } from './find-person.ts'
import { TEXT_TABLES } from './personal-data.ts'

type Row = { id: string; owner: string; texts: Record<string, unknown> }

export type Mention = Row & { table: string; key: string }

export const REPLACEMENT = '[erased]'

/**
 * Rows of others whose words contain the address, read in pages. `own` are the ids of the accounts, submissions and
 * mails that are the person's own.
 */
export async function* findMentions(
  db: Kysely<Tables>,
  email: string,
  own: ReadonlySet<string>,
): AsyncGenerator<Mention> {
  const address = addressIn(email)
  for (const { table, key, owner, columns } of TEXT_TABLES) {
    const pageAfter = async (last: string): Promise<Array<Row>> => {
      const { rows } = await sql<Record<string, string>>`
        select ${sql.ref(key)} as row_key, ${sql.ref(owner)} as row_owner, ${sql.join(columns.map((name) => sql.ref(name)))}
        from ${sql.table(table)} where ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${PAGE}
      `.execute(db)
      return rows.map(({ row_key = '', row_owner = '', ...texts }) => ({
        id: row_key,
        owner: row_owner,
        texts,
      }))
    }
    for await (const row of inPages(pageAfter)) {
      const isMention = Object.values(row.texts).some(
        (text) => typeof text === 'string' && text.search(address) >= 0,
      )
      if (isMention && !own.has(row.owner)) yield { ...row, table, key }
    }
  }
}

export async function redactMention(db: Kysely<Tables>, { table, key, id, texts }: Mention, email: string) {
  const address = addressIn(email)
  for (const [column, text] of Object.entries(texts))
    if (typeof text === 'string' && text.search(address) >= 0)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${text.replace(address, REPLACEMENT)}
        where ${sql.ref(key)} = ${id}
      `.execute(db)
}

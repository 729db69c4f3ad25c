import { sql, type Kysely } from 'kysely'
import { normalizeEmail } from '#contract/fields.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { addressIn } from './find-person.ts'
import { TEXT_TABLES } from './personal-data.ts'

type Mention = { table: string; key: string; id: string; texts: Record<string, string | null> }

export const REPLACEMENT = '[erased]'

/** Rows whose words contain the address, except those with the ids in `own`. */
export async function findMentions(db: Kysely<Tables>, email: string, own: ReadonlySet<string>) {
  const address = addressIn(email)
  const part = `%${normalizeEmail(email)
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const mentions: Array<Mention> = []
  for (const { table, key, owner, columns } of TEXT_TABLES) {
    const contains = columns.map((name) => sql`lower(${sql.ref(name)}) like ${part} escape '\\'`)
    const { rows } = await sql<{ row_key: string; row_owner: string } & Mention['texts']>`
      select ${sql.ref(key)} as row_key, ${sql.ref(owner)} as row_owner, ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where ${sql.join(contains, sql` or `)}
    `.execute(db)
    for (const { row_key: id, row_owner: of, ...texts } of rows) {
      // The database also finds longer addresses.
      const isMention = Object.values(texts).some((text) => text !== null && text.search(address) >= 0)
      if (isMention && !own.has(of)) mentions.push({ table, key, id, texts })
    }
  }
  return mentions
}

export async function redactMention(db: Kysely<Tables>, { table, key, id, texts }: Mention, email: string) {
  const address = addressIn(email)
  for (const [column, text] of Object.entries(texts))
    if (text !== null && text.search(address) >= 0)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${text.replace(address, REPLACEMENT)}
        where ${sql.ref(key)} = ${id}
      `.execute(db)
}

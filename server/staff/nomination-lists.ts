import type { Kysely } from 'kysely'
import { PAGE_SIZE } from '#contract/staff/answer.ts'
import type { CategoryFigures, NominationQuery, StaffNomination } from '#contract/staff/nominations.ts'
import { countRows } from '#server/platform/database/count-rows.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Organisation } from '#server/platform/site-facts.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { IS_SAME_NOMINEE } from './submission-lists.ts'

// One page, so that the browser prints all of it.
const SHORTLIST_SIZE = 1000

/** Nominations by category, with duplicates marked, and the shortlist. */
export function nominationLists(db: Kysely<Tables>) {
  /** One page of the list, by category and name, so that duplicates are adjacent. */
  async function list({ category, shortlisted, page = 1 }: NominationQuery, organisation: Organisation) {
    let found = db.selectFrom('submissions as one').where('one.kind', '=', 'nominations')
    if (category !== undefined) found = found.where('one.category', '=', category)
    if (shortlisted !== undefined) found = found.where('one.is_shortlisted', '=', 1)
    const pageSize = shortlisted === undefined ? PAGE_SIZE : SHORTLIST_SIZE
    const rows = await found
      .select(['one.id', 'one.reference_code', 'one.category', 'one.is_shortlisted', 'one.payload'])
      .select(({ selectFrom }) =>
        selectFrom('submissions as other')
          .where(IS_SAME_NOMINEE)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('same_nominee'),
      )
      .orderBy('one.category')
      .orderBy('one.nominee_name')
      .orderBy('one.created_at')
      .orderBy('one.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute()
    const nominations = rows.map((row): StaffNomination => {
      const fields = JSON.parse(row.payload) as Record<string, string | undefined>
      return {
        id: row.id,
        reference: formatReference(organisation, row.reference_code),
        category: row.category ?? '',
        nominee: fields.fullName ?? '',
        company: fields.companyName ?? '',
        country: fields.country ?? '',
        sameNominee: Number(row.same_nominee),
        isShortlisted: row.is_shortlisted === 1,
      }
    })
    return { rows: nominations, total: await countRows(found), page, pageSize }
  }

  /** Figures of these categories, and of earlier ones with nominations. */
  async function categories(known: ReadonlyArray<string>): Promise<Array<CategoryFigures>> {
    const counted = await db
      .selectFrom('submissions')
      .select(({ fn }) => [
        'category',
        fn.countAll<number>().as('nominations'),
        fn.sum<number>('is_shortlisted').as('shortlisted'),
      ])
      .where('kind', '=', 'nominations')
      .groupBy('category')
      .execute()
    const found = new Map(counted.map((row) => [row.category ?? '', row]))
    return [...new Set([...known, ...found.keys()])].sort().map((category) => {
      const { nominations = 0, shortlisted = 0 } = found.get(category) ?? {}
      return { category, nominations, shortlisted }
    })
  }

  return { list, categories }
}

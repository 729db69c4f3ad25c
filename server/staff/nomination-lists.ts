import type { Kysely } from 'kysely'
import { PAGE_SIZE } from '#contract/staff/answer.ts'
import type { CategoryFigures, NominationQuery, StaffNomination } from '#contract/staff/nominations.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Organisation } from '#server/platform/site-facts.ts'
import { IS_SAME_NOMINEE, submissionLists } from './submission-lists.ts'

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
    const { total } = await found
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .select(['one.id', 'one.category', 'one.is_shortlisted', 'one.payload'])
      .select(({ selectFrom }) =>
        selectFrom('submissions as other')
          .where(IS_SAME_NOMINEE)
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .as('same_nominee'),
      )
      .orderBy('one.category')
      .orderBy('one.nominee_name')
      .orderBy('one.created_at')
      .orderBy('one.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute()
    const summaries = await submissionLists(db).summaries(
      rows.map(({ id }) => id),
      organisation,
    )
    const byId = new Map(summaries.map((summary) => [summary.id, summary]))
    const nominations = rows.flatMap((row): Array<StaffNomination> => {
      const summary = byId.get(row.id)
      if (summary === undefined) return []
      const fields = JSON.parse(row.payload) as Record<string, unknown>
      const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
      return [
        {
          ...summary,
          category: row.category ?? '',
          nominee: text('fullName'),
          company: text('companyName'),
          country: text('country'),
          sameNominee: Number(row.same_nominee),
          isShortlisted: row.is_shortlisted === 1,
        },
      ]
    })
    return { rows: nominations, total: Number(total), page, pageSize }
  }

  /** Figures of these categories, and of earlier ones with nominations. */
  async function categories(known: ReadonlyArray<string>): Promise<Array<CategoryFigures>> {
    const counted = await db
      .selectFrom('submissions')
      .select(({ fn }) => [
        'category',
        fn.countAll<number | string>().as('nominations'),
        fn.count<number | string>('nominee_email').distinct().as('nominees'),
        fn.sum<number | string>('is_shortlisted').as('shortlisted'),
      ])
      .where('kind', '=', 'nominations')
      .groupBy('category')
      .execute()
    const found = new Map(counted.map((row) => [row.category ?? '', row]))
    return [...new Set([...known, ...found.keys()])].sort().map((category) => {
      const { nominations = 0, nominees = 0, shortlisted = 0 } = found.get(category) ?? {}
      return {
        category,
        nominations: Number(nominations),
        nominees: Number(nominees),
        shortlisted: Number(shortlisted),
      }
    })
  }

  return { list, categories }
}

import { sql, type Kysely, type ValueExpressionOrList } from 'kysely'
import { startOfDay } from '#contract/days.ts'
import { PAGE_SIZE } from '#contract/staff/answer.ts'
import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NOBODY,
  type SubmissionQuery,
  type SubmissionSummary,
} from '#contract/staff/submissions.ts'
import { isSubscriptionKind, type Subscription, type SubscriptionState } from '#contract/subscriptions.ts'
import { phoneSpellings } from '#server/accounts/phone-spellings.ts'
import { DAY } from '#server/platform/clock.ts'
import { countRows } from '#server/platform/database/count-rows.ts'
import type { Submission, SubscriptionRow, Tables } from '#server/platform/database/tables.ts'
import type { Organisation } from '#server/platform/site-facts.ts'
import { searchable } from '#server/submissions/searchable.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { staffNames, type StaffNames } from './staff-store.ts'

export type Filters = Omit<SubmissionQuery, 'page' | 'sort'>

/** Who reads: for `me`, and for references with their prefix. */
export type Viewer = { staffId: string; organisation: Pick<Organisation, 'referencePrefix'> }

// One page, so that the browser prints all of it.
const SHORTLIST_SIZE = 1000

type Ids = ValueExpressionOrList<Tables, 'submissions', string>

export function submissionLists(db: Kysely<Tables>) {
  /** Submissions with what is shown beside them. By their ids, as SQLite joins also what it counts or skips. */
  function submissions(ids: Ids) {
    return db
      .selectFrom('submissions')
      .leftJoin('materials', 'materials.submission_id', 'submissions.id')
      .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
      .where('submissions.id', 'in', ids)
  }

  /** One page of the list. */
  async function list({ page = 1, sort, ...filters }: SubmissionQuery, viewer: Viewer) {
    const found = filtered(filters, viewer)
    const pageSize = filters.shortlisted === undefined ? PAGE_SIZE : SHORTLIST_SIZE
    const offset = (page - 1) * pageSize
    const order = ORDERS[sort ?? 'newest']
    const ids = found.select('id').orderBy(order).limit(pageSize).offset(offset)
    const names = await staffNames(db)
    const rows = await summaries(submissions(ids).orderBy(order), names, viewer.organisation)
    // A page that is not full is the last one. Counting would read the text of every row again when a search finds
    // few.
    const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
    const total = isLast ? offset + rows.length : await countRows(found)
    return { rows, total, page, pageSize }
  }

  /** The rows of a list. */
  async function summaries(
    found: ReturnType<typeof submissions>,
    names: StaffNames,
    organisation: Viewer['organisation'],
  ) {
    const rows = await found
      .select(['subscriptions.confirmed_at', 'unsubscribed_at'])
      .select(['submissions.id', 'kind', 'status', 'sender', 'submissions.created_at'])
      .select(['reference_code', 'assignee_id'])
      .select('materials.submission_id as material_of')
      .select(['category', 'is_shortlisted', 'payload'])
      .select(({ selectFrom }) =>
        selectFrom('submissions as other')
          .where(IS_SAME_NOMINEE)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('same_nominee'),
      )
      .execute()
    return rows.map((row): SubmissionSummary => ({
      id: row.id,
      reference: formatReference(organisation, row.reference_code),
      kind: row.kind,
      status: row.status,
      from: row.sender,
      receivedAt: new Date(row.created_at).toISOString(),
      assignee:
        row.assignee_id === null ? null : { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
      hasAttachment: row.material_of !== null,
      subscription: isSubscriptionKind(row.kind) ? subscriptionOf(row) : null,
      nomination: row.kind === 'nominations' ? nominationOf(row) : null,
    }))
  }

  /** Other nominations for the same address or name in the same category, oldest first. */
  function duplicatesOf(id: string) {
    const ids = db
      .selectFrom('submissions')
      .innerJoin('submissions as other', (join) => join.on(IS_SAME_NOMINEE))
      .select('other.id')
      .where('submissions.id', '=', id)
      .where('other.id', '!=', id)
      .orderBy('other.created_at')
      .limit(MAX_DUPLICATES)
    return submissions(ids).orderBy('submissions.created_at')
  }

  function countNominations() {
    return db
      .selectFrom('submissions')
      .select(({ fn }) => ['category', fn.countAll<number>().as('nominations')])
      .select(({ fn }) => fn.sum<number>('is_shortlisted').as('shortlisted'))
      .where('kind', '=', 'nominations')
      .groupBy('category')
      .orderBy('category')
      .$narrowType<{ category: string }>()
      .execute()
  }

  function filtered(filters: Filters, viewer: Viewer) {
    const { kind, category, shortlisted, status, subscription, assignee, search, from, to } = filters
    let query = db.selectFrom('submissions')
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (category !== undefined) query = query.where('category', '=', category)
    if (shortlisted !== undefined) query = query.where('is_shortlisted', '=', 1)
    if (status !== undefined) query = query.where('status', '=', status)
    if (subscription !== undefined) query = query.where(isInState(subscription))
    if (assignee === ASSIGNED_TO_NOBODY) query = query.where('assignee_id', 'is', null)
    else if (assignee)
      query = query.where('assignee_id', '=', assignee === ASSIGNED_TO_ME ? viewer.staffId : assignee)
    if (from !== undefined) query = query.where('created_at', '>=', startOfDay(from))
    if (to !== undefined) query = query.where('created_at', '<', startOfDay(to) + DAY)
    if (search) {
      const patterns = [patternOf(searchedText(search, viewer)), ...numbersIn(search)]
      query = query.where(({ or }) =>
        or(patterns.map((text) => sql<boolean>`search_text like ${`%${text}%`} escape '\\'`)),
      )
    }
    return query
  }

  return { submissions, list, summaries, duplicatesOf, countNominations, filtered }
}

// A larger number is not worth comparing one by one.
const MAX_DUPLICATES = 50

/**
 * The same category and the same address or name. The category stands with each, so that SQLite uses the index of
 * each: it would read the whole category otherwise.
 */
const IS_SAME_NOMINEE = sql<boolean>`(
  (other.category = submissions.category and other.nominee_email = submissions.nominee_email) or
  (other.category = submissions.category and other.nominee_name = submissions.nominee_name)
)`

type NominationRow = Pick<Submission, 'category' | 'is_shortlisted' | 'payload'> & {
  same_nominee: number | null
}

function nominationOf(row: NominationRow): SubmissionSummary['nomination'] {
  const fields = JSON.parse(row.payload) as Record<string, string | undefined>
  return {
    category: row.category ?? '',
    company: fields.companyName ?? '',
    country: fields.country ?? '',
    sameNominee: row.same_nominee ?? 0,
    isShortlisted: row.is_shortlisted === 1,
  }
}

/** Whether an address receives mail, and since when. */
export function subscriptionOf({
  confirmed_at,
  unsubscribed_at,
}: Pick<SubscriptionRow, 'confirmed_at' | 'unsubscribed_at'>): Subscription {
  if (unsubscribed_at !== null)
    return { state: 'unsubscribed', since: new Date(unsubscribed_at).toISOString() }
  if (confirmed_at !== null) return { state: 'confirmed', since: new Date(confirmed_at).toISOString() }
  return { state: 'unconfirmed', since: null }
}

const ORDERS = {
  newest: sql`submissions.created_at desc, submissions.id desc`,
  oldest: sql`submissions.created_at, submissions.id`,
  // Descending alphabetical order is the wanted one: new, in progress, closed, answered.
  status: sql`submissions.status desc, submissions.created_at, submissions.id`,
  nominee: sql`submissions.category, submissions.nominee_name, submissions.created_at, submissions.id`,
}

const SUBSCRIPTION_CONDITIONS: Record<SubscriptionState, string> = {
  unconfirmed: 'confirmed_at is null and unsubscribed_at is null',
  confirmed: 'confirmed_at is not null and unsubscribed_at is null',
  unsubscribed: 'unsubscribed_at is not null',
}

function isInState(state: SubscriptionState) {
  const condition = sql.raw(SUBSCRIPTION_CONDITIONS[state])
  return sql<boolean>`submissions.id in (select submission_id from subscriptions where ${condition})`
}

// References are stored without the prefix that people type.
function searchedText(search: string, { organisation: { referencePrefix } }: Viewer) {
  const text = searchable(search)
  const prefix = `${referencePrefix.toLowerCase()}-`
  return text.startsWith(prefix) ? text.slice(prefix.length) : text
}

// Phone numbers are stored as digits.
function numbersIn(search: string) {
  return /^\+?[\d\s()./\p{Pd}]{5,}$/u.test(search) ? phoneSpellings(search) : []
}

// The fields of a form are stored on lines of their own, such as first and last names, which the list shows as one name:
// between two words any character is accepted.
function patternOf(text: string) {
  return text.split(/\s+/).map(escapeLike).join('_')
}

function escapeLike(text: string) {
  return text.replace(/[\\%_]/g, '\\$&')
}

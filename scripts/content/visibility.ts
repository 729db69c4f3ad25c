import { TIME_ZONE } from '#contract/days.ts'
import { ScriptError } from '#scripts/run-script.ts'
import { instantOf, wallTimeInUtc } from '#src/lib/zoned-time.ts'
import { NAME_FIELDS } from './kinds.ts'

/**
 * The time for which the site is built: CONTENT_NOW if it is set, otherwise the current time. With CONTENT_DRAFTS, drafts
 * are included.
 */
export function contentClock(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const { CONTENT_NOW: written, CONTENT_DRAFTS } = environment
  const showsDrafts = CONTENT_DRAFTS === 'true'
  if (!written) return { now: new Date(), isFixed: false, showsDrafts }
  const now = momentOf(written) ?? (/T.*(?:Z|[+-]\d\d:\d\d)$/.test(written) ? new Date(written) : undefined)
  if (now === undefined || Number.isNaN(now.getTime()))
    throw new ScriptError(`--now takes a day, such as --now=2026-12-24, and not "${written}".`)
  return { now, isFixed: true, showsDrafts }
}

/**
 * Converts `--now=2026-12-24` and `--drafts` to environment variables, and returns these with the remaining options.
 */
export function takeClockOptions(args: ReadonlyArray<string>) {
  const own = args.filter((arg) => /^--(?:now=|drafts$)/.test(arg))
  const now = own.find((arg) => arg.startsWith('--now='))?.slice('--now='.length)
  const environment = {
    ...(now !== undefined && { CONTENT_NOW: now }),
    ...(own.includes('--drafts') && { CONTENT_DRAFTS: 'true' }),
  }
  contentClock(environment)
  return { environment, others: args.filter((arg) => !own.includes(arg)) }
}

/** The period during which a document is on the site, in milliseconds. A draft never is. */
export type Visibility = { isDraft: boolean; from: number; until: number }

/** The visibility fields of a document, as written. */
export type WrittenVisibility = { draft?: unknown; publishAt?: unknown; expiresAt?: unknown }

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/

/** Invalid values, which the checker rejects, count as absent. */
export function readVisibility({ draft, publishAt, expiresAt }: WrittenVisibility): Visibility {
  return {
    isDraft: draft === true,
    from: momentOf(publishAt)?.getTime() ?? -Infinity,
    until: momentOf(expiresAt)?.getTime() ?? Infinity,
  }
}

/** Parses a date as midnight in Lagos, and a time as local time there. */
export function momentOf(written: unknown): Date | undefined {
  if (typeof written !== 'string' || !MOMENT.test(written)) return undefined
  const wallTime = written.length === 10 ? `${written}T00:00` : written
  const read = wallTimeInUtc(wallTime)
  // 31 February would be parsed as 3 March.
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(wallTime)
  return exists ? instantOf(wallTime, TIME_ZONE) : undefined
}

export function isVisible({ isDraft, from, until }: Visibility, now: Date): boolean {
  return !isDraft && from <= now.getTime() && now.getTime() < until
}

/** The next instant at which a document appears or disappears. */
export function nextChange(visibilities: Iterable<Visibility>, now: Date): Date | null {
  const moments = [...visibilities]
    // A document whose end precedes its start is never shown.
    .flatMap(({ isDraft, from, until }) => (isDraft || until <= from ? [] : [from, until]))
    .filter((moment) => moment > now.getTime() && moment < Infinity)
  return moments.length === 0 ? null : new Date(Math.min(...moments))
}

/**
 * Returns a compiled document for the site, or null while it is hidden. Everything on the site is made from the
 * results, so no page, list or count can forget the check.
 */
export function shownDocument(
  { draft, publishAt, expiresAt, ...document }: Record<string, unknown>,
  { now, showsDrafts }: ReturnType<typeof contentClock>,
): Record<string, unknown> | null {
  const visibility = readVisibility({ draft, publishAt, expiresAt })
  if (!isVisible(visibility, now) && !(visibility.isDraft && showsDrafts)) return null
  const name = NAME_FIELDS.find((each) => typeof document[each] === 'string')
  if (!visibility.isDraft || name === undefined) return document
  return { ...document, [name]: `Draft: ${String(document[name])}` }
}

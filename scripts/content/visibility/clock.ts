import { ScriptError } from '#scripts/run.ts'
import { momentOf } from './visibility.ts'

/** The time for which the site is built, and whether it includes drafts. */
export type ContentClock = { now: Date; isFixed: boolean; showsDrafts: boolean }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The clock of the content: CONTENT_NOW if it is set, otherwise the current time. With CONTENT_DRAFTS, drafts are
 * included.
 */
export function contentClock(environment: Environment = process.env): ContentClock {
  const { CONTENT_NOW: written, CONTENT_DRAFTS } = environment
  const showsDrafts = CONTENT_DRAFTS === 'true'
  if (written === undefined || written === '') return { now: new Date(), isFixed: false, showsDrafts }
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

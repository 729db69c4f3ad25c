import { ZONE_OFFSET_MS } from '#contract/days.ts'
import { ENDING_DAYS, WAITING_STATUSES, type Overview } from '#contract/staff/overview.ts'
import { TEAM_KINDS, type TeamKind } from '#contract/submissions.ts'
import type { MockConsole } from './console.ts'
import type { MockSubmission } from './staff-submissions.ts'

const DAY_MS = 86_400_000

/** In days; short enough that the overview shows messages that are deleted soon. */
const RETENTION: Record<TeamKind, number> = {
  contact: 46,
  volunteering: 730,
  donations: 2555,
  nominations: 730,
}

const dayNumber = (time: number) => Math.floor((time + ZONE_OFFSET_MS) / DAY_MS)
const dayOf = ({ receivedAt }: MockSubmission) => dayNumber(Date.parse(receivedAt))
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Counts recent arrivals, waiting submissions by age, and waiting submissions that are deleted soon. */
export function overviewOf(
  { submissions, now }: Pick<MockConsole, 'submissions' | 'now'>,
  days: number,
): Overview {
  const today = dayNumber(now())
  const first = today - days + 1
  const ageOf = ({ receivedAt }: MockSubmission) => (now() - Date.parse(receivedAt)) / DAY_MS

  const arrived = new Map<string, Overview['arrived'][number]>()
  for (const one of submissions.filter((each) => dayOf(each) >= first)) {
    const day = dayText(dayOf(one))
    const key = `${day} ${one.kind}`
    const count = (arrived.get(key)?.count ?? 0) + 1
    arrived.set(key, { day, kind: one.kind, count })
  }

  const kinds = [...new Set(submissions.map(({ kind }) => kind))].sort()
  const waiting = kinds.flatMap((kind) =>
    WAITING_STATUSES.flatMap((status) => {
      const all = submissions.filter((one) => one.kind === kind && one.status === status)
      const oldestAt = all.at(-1)?.receivedAt
      if (oldestAt === undefined) return []
      const count = (from: number, to: number) =>
        all.filter((one) => ageOf(one) >= from && ageOf(one) < to).length
      const ages = {
        underOneDay: count(-Infinity, 1),
        oneToThreeDays: count(1, 3),
        threeToSevenDays: count(3, 7),
        overSevenDays: count(7, Infinity),
      }
      return [{ kind, status, ...ages, oldestAt }]
    }),
  )

  const ending = TEAM_KINDS.flatMap((kind) => {
    const all = submissions.filter(
      (one) =>
        one.kind === kind &&
        WAITING_STATUSES.some((status) => status === one.status) &&
        ageOf(one) >= RETENTION[kind] - ENDING_DAYS,
    )
    const oldest = all.at(-1)
    if (oldest === undefined) return []
    return [{ kind, count: all.length, firstOn: dayText(dayOf(oldest) + RETENTION[kind]) }]
  })

  const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
  return {
    from: dayText(first),
    to: dayText(today),
    arrived: [...arrived].sort(byKey).map(([, row]) => row),
    waiting,
    ending,
  }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownDocument } from '#scripts/content/visibility/hide.ts'
import { nextChange, readVisibility } from '#scripts/content/visibility/visibility.ts'

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-12-${String(date).padStart(2, '0')}`)
const moment = fc.oneof(
  day,
  fc.tuple(day, fc.integer({ min: 10, max: 23 })).map(([at, hour]) => `${at}T${hour}:30`),
)
const documents = fc.array(
  fc.record({
    type: fc.constantFrom('Event', 'Mentor', 'Faq'),
    draft: fc.option(fc.boolean(), { nil: undefined }),
    publishAt: fc.option(moment, { nil: undefined }),
    expiresAt: fc.option(moment, { nil: undefined }),
  }),
  { maxLength: 12 },
)
type Documents = typeof documents extends fc.Arbitrary<infer Value> ? Value : never

/** Filters the documents as the compiler does, and returns the remaining ones. */
function shownOf(all: Documents, now: string) {
  const clock = { now: new Date(now), isFixed: false, showsDrafts: false }
  const shown = all.flatMap(({ type, ...written }, index) => {
    const document = shownDocument({ documentType: type, title: `Word${index}`, ...written }, clock)
    return document === null ? [] : [JSON.stringify(document)]
  })
  const next = nextChange(
    all.map((written) => readVisibility(written)),
    clock.now,
  )
  return { text: shown.join(''), changesAt: next?.toISOString() ?? null }
}

/** Compares texts: Lagos is an hour ahead of UTC all year. */
function isExpected({ draft, publishAt = '', expiresAt = '9' }: Documents[number], now: string) {
  const clock = new Date(Date.parse(now) + 3_600_000).toISOString().slice(0, 16)
  const midnight = (at: string) => (at.length === 10 ? `${at}T00:00` : at)
  return draft !== true && midnight(publishAt) <= clock && clock < midnight(expiresAt)
}

test('whatever the dates, what is visible is in the collections and nothing else is [DRAFT-1] [DRAFT-2]', () => {
  const times = fc
    .tuple(day, fc.integer({ min: 0, max: 23 }))
    .map(([at, hour]) => `${at}T${String(hour).padStart(2, '0')}:30:00Z`)
  fc.assert(
    fc.property(documents, times, (all, now) => {
      const { text } = shownOf(all, now)
      expect(text).not.toMatch(/publishAt|expiresAt|"draft"/)
      all.forEach((document, index) => {
        expect(text.includes(`"Word${index}"`)).toBe(isExpected(document, now))
      })
    }),
    { numRuns: 60 },
  )
})

test('at the recorded instant, and not before, something else is visible [DRAFT-5]', () => {
  fc.assert(
    fc.property(documents, (all) => {
      const now = '2026-12-10T12:00:00Z'
      const { text, changesAt } = shownOf(all, now)
      const last = changesAt === null ? Date.parse('2027-06-01T00:00:00Z') : Date.parse(changesAt) - 60_000
      expect(shownOf(all, new Date(last).toISOString()).text).toBe(text)
      if (changesAt !== null) expect(shownOf(all, changesAt).text).not.toBe(text)
    }),
    { numRuns: 60 },
  )
})

import { expect, test } from 'vitest'
import { contentClock, takeClockOptions } from '#scripts/content/visibility/clock.ts'

test('--now sets the clock of the content, and --drafts shows drafts [DRAFT-4]', () => {
  const taken = takeClockOptions(['--now=2026-12-24', '--drafts', '--port=4000'])
  expect(taken.others).toEqual(['--port=4000'])
  expect(contentClock(taken.environment)).toEqual({
    now: new Date('2026-12-23T23:00:00Z'),
    isFixed: true,
    showsDrafts: true,
  })
})

test.each([
  ['2026-12-24T18:30', '2026-12-24T17:30:00Z'],
  ['2026-12-24T18:30:00Z', '2026-12-24T18:30:00Z'],
])('a time is read as in Lagos unless it names a zone: %s [DRAFT-2]', (written, instant) => {
  expect(contentClock({ CONTENT_NOW: written }).now).toEqual(new Date(instant))
})

test.each(['tomorrow', '2026-13-01', '24.12.2026'])(
  '%s is no day, and the message says what is one',
  (written) => {
    expect(() => takeClockOptions([`--now=${written}`])).toThrow(
      '--now takes a day, such as --now=2026-12-24',
    )
  },
)

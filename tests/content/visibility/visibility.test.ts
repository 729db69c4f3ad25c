import { expect, test } from 'vitest'
import {
  contentClock,
  nextChange,
  readVisibility,
  shownDocument,
  takeClockOptions,
  type WrittenVisibility,
} from '#scripts/content/visibility.ts'

/** The beginning of 10 December in Lagos, an hour ahead of UTC all year. */
const now = new Date('2026-12-09T23:00:00Z')
const clock = { now, isFixed: false, showsDrafts: false }

test.each<[WrittenVisibility, boolean]>([
  [{}, true],
  [{ draft: false }, true],
  [{ draft: true }, false],
  [{ publishAt: '2026-12-10' }, true],
  [{ publishAt: '2026-12-10T00:01' }, false],
  [{ expiresAt: '2026-12-10' }, false],
  [{ expiresAt: '2026-12-10T00:01' }, true],
  [{ publishAt: '2026-12-11', expiresAt: '2026-12-09' }, false],
])(
  'at midnight in Lagos a document with %j is shown, without its dates: %s [DRAFT-1 DRAFT-2]',
  (written, isShown) => {
    const shown = shownDocument({ title: 'A word', ...written }, clock)
    expect(shown).toEqual(isShown ? { title: 'A word' } : null)
  },
)

test('asked for, a draft is shown and marked as such, whatever its name is called [DRAFT-4]', () => {
  const asked = { ...clock, showsDrafts: true }
  expect(shownDocument({ question: 'Who?', draft: true }, asked)).toEqual({ question: 'Draft: Who?' })
  expect(shownDocument({ title: 'A word', publishAt: '2026-12-11' }, asked)).toBeNull()
})

test('the next change is the first at which something appears or disappears [DRAFT-5]', () => {
  const next = (...all: Array<WrittenVisibility>) => nextChange(all.map(readVisibility), now)
  expect(next({}, { expiresAt: '2026-12-01' }, { draft: true, publishAt: '2026-12-12' })).toBeNull()
  expect(next({ publishAt: '2026-12-14', expiresAt: '2026-12-12' })).toBeNull()
  const first = next({ publishAt: '2026-12-12' }, { expiresAt: '2026-12-11T10:30' })
  expect(first).toEqual(new Date('2026-12-11T09:30:00Z'))
})

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

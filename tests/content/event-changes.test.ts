import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

const TALK = 'events/first-talk.md'

const MOVE = 'status: rescheduled, note: The hall has no power.'

test('an event that has moved keeps the name of its file [EVENT-14]', async () => {
  expect(
    (
      await linesAfter({
        [TALK]: null,
        'events/2026-03-08-first-talk.md': [
          `---\ntitle: First talk\nstart: 2026-03-07T10:00\nend: 2026-03-07T12:00\ntimeZone: Africa/Lagos`,
          'isOnline: true\nplace: Zoom',
          `changes: [{ ${MOVE}, at: 2026-01-20, previousStart: 2026-03-08T10:00 }]\n---\n\nCome.\n`,
        ].join('\n'),
      })
    ).filter((line) => line.includes('the day is')),
  ).toEqual([])
})

test.each([
  [`{ ${MOVE}, at: 2026-01-20 }`, 'the event was moved, but not from where.'],
  [
    `{ ${MOVE}, at: 2026-01-20, previousStart: 2026-03-07T10:00 }`,
    'the event was moved from 2026-03-07T10:00, and starts at the same time.',
  ],
  [
    '{ status: cancelled, note: Rain., at: 2026-01-20, previousStart: 2026-03-06T10:00 }',
    'there is a previousStart, but the status is cancelled.',
  ],
  [
    '{ status: changed, note: Bring shoes., at: 2026-03-06 }',
    'the change is of 2026-03-06, which is still to come.',
  ],
  [
    '{ status: changed, note: Bring shoes., at: 2026-01-20 }, { status: cancelled, note: Rain., at: 2026-01-19 }',
    'this change is of 2026-01-19, but the one above it of 2026-01-20.',
  ],
])('changes of an event that contradict each other are refused: %s [EVENT-14]', async (changes, found) => {
  expect(await linesAfter({ [TALK]: ['isOnline', `changes: [${changes}]\nisOnline`] })).toEqual([
    expect.stringContaining(found),
  ])
})

test('an event that did not take place has no recording [EVENT-14]', async () => {
  const fields = `title: First talk\nstart: 2026-01-07T10:00\nend: 2026-01-07T12:00\ntimeZone: Africa/Lagos\nisOnline: true\nplace: Zoom\nreplay: { url: 'https://example.org/talk', minutes: 9 }`
  const held = '{ status: changed, note: It took place after all., at: 2026-01-06 }'
  const withChanges = async (changes: string) =>
    await linesAfter({ [TALK]: `---\n${fields}\nchanges: [${changes}]\n---\n\nCome.\n` })
  const off = '{ status: postponed, note: Rain., at: 2026-01-05 }'
  expect(await withChanges(off)).toEqual([
    expect.stringContaining('there is a recording, but the event was postponed.'),
  ])
  expect(await withChanges(`${off}, ${held}`)).toEqual([])
})

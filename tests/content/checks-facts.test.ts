import { expect, test } from 'vitest'
import { similarNames } from '#scripts/content/checks/facts/similar-names.ts'
import { linesAfter, type Changes } from './changed-content.ts'

const TALK = 'events/first-talk.md'
const ARTICLE = '---\nid: 3\ntitle: Another article\npublishedOn: 2026-05-04\n---\nWords.\n'

test('a year that cannot be meant is named with the years that can [CHECK-12]', () => {
  expect(linesAfter({ 'blog/first.md': ['2026-01-02', '2062-01-02'] })).toEqual([
    'content/blog/first.md:4:14  publishedOn is in the year 2062. Is it a typing error? Years are from 1990 to 2031.',
  ])
})

test('what nobody sees yet may be dated ahead [CHECK-12]', () => {
  const withLine = (line: string) =>
    linesAfter({ 'blog/ahead.md': ARTICLE.replace('publishedOn', `${line}publishedOn`) }).filter((found) =>
      found.includes('still to come'),
    )
  expect(withLine('')).toEqual([
    'content/blog/ahead.md:4:14  publishedOn is 2026-05-04, which is still to come. This field says when something was.',
  ])
  expect(withLine('publishAt: 2026-04-30\n')).toHaveLength(1)
  expect(withLine('publishAt: 2026-05-04\n')).toEqual([])
  expect(withLine('draft: true\n')).toEqual([])
})

test('a file that is called after a day has that day inside [CHECK-12]', () => {
  const [found] = linesAfter({
    'events/2026-03-08-talk.md': '---\ntitle: Talk\nstart: 2026-03-07T10:00\n---\nCome.\n',
  }).filter((line) => line.includes('the day is'))
  expect(found).toBe(
    'content/events/2026-03-08-talk.md:3:8  the day is 2026-03-07, but the file is called 2026-03-08-talk.md. Is the day right? Otherwise rename the file to "2026-03-07-talk.md", or, if the event has moved since it was announced, add that to changes. A file whose name begins with a day has that day inside.',
  )
})

const MOVE = 'status: rescheduled, note: The hall has no power.'

test('an event that has moved keeps the name of its file [EVENT-14]', () => {
  expect(
    linesAfter({
      [TALK]: null,
      'events/2026-03-08-first-talk.md': [
        `---\ntitle: First talk\nstart: 2026-03-07T10:00\nend: 2026-03-07T12:00\ntimeZone: Africa/Lagos`,
        'isOnline: true\nplace: Zoom',
        `changes: [{ ${MOVE}, at: 2026-01-20, previousStart: 2026-03-08T10:00 }]\n---\n\nCome.\n`,
      ].join('\n'),
    }).filter((line) => line.includes('the day is')),
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
])('changes of an event that contradict each other are refused: %s [EVENT-14]', (changes, found) => {
  expect(linesAfter({ [TALK]: ['isOnline', `changes: [${changes}]\nisOnline`] })).toEqual([
    expect.stringContaining(found),
  ])
})

test('an event that did not take place has no recording [EVENT-14]', () => {
  const fields = `title: First talk\nstart: 2026-01-07T10:00\nend: 2026-01-07T12:00\ntimeZone: Africa/Lagos\nisOnline: true\nplace: Zoom\nreplay: { url: 'https://example.org/talk', minutes: 9 }`
  const held = '{ status: changed, note: It took place after all., at: 2026-01-06 }'
  const withChanges = (changes: string) =>
    linesAfter({ [TALK]: `---\n${fields}\nchanges: [${changes}]\n---\n\nCome.\n` })
  const off = '{ status: postponed, note: Rain., at: 2026-01-05 }'
  expect(withChanges(off)).toEqual([
    expect.stringContaining('there is a recording, but the event was postponed.'),
  ])
  expect(withChanges(`${off}, ${held}`)).toEqual([])
})

test('recordings of events to come are named, those of events that were are not [CHECK-12]', () => {
  const recorded = (date: string) =>
    linesAfter({
      [TALK]: `---\ntitle: First talk\nstart: ${date}T10:00\nend: ${date}T12:00\ntimeZone: Africa/Lagos\nisOnline: true\nplace: Zoom\nreplay: { url: 'https://example.org/talk', minutes: 9 }\n---\n\nCome.\n`,
    })
  expect(recorded('2026-03-07')).toEqual([
    expect.stringContaining('there is a recording, but the event ends on 2026-03-07.'),
  ])
  expect(recorded('2026-01-07')).toEqual([])
})

test('a closing date is over on the day after it [CHECK-12]', () => {
  const closing = (day: string) => linesAfter({ 'jobs/teacher.md': ['2026-12-31', day] })
  expect(closing('2026-01-31')).toEqual([expect.stringContaining('the position was open until 2026-01-31.')])
  expect(closing('2026-02-01')).toEqual([])
})

test('an hour that clocks leave out is refused, and the hour after it is not [CHECK-12]', () => {
  const starting = (time: string) =>
    linesAfter({
      [TALK]: [
        'start: 2026-03-07T10:00\nend: 2026-03-07T12:00\ntimeZone: Africa/Lagos',
        `start: 2026-03-29T${time}\nend: 2026-03-29T12:00\ntimeZone: Europe/London`,
      ],
    })
  expect(starting('01:30')).toEqual([
    expect.stringContaining('there is no 01:30 on 2026-03-29 in Europe/London.'),
  ])
  expect(starting('02:00')).toEqual([])
})

test('links to sign up for an event that was are named [CHECK-12]', () => {
  expect(
    linesAfter({ [TALK]: ['2026-03-07T10:00\nend: 2026-03-07', '2026-01-07T10:00\nend: 2026-01-07'] }),
  ).toEqual([expect.stringContaining('people can still sign up, but the event was over on 2026-01-07.')])
})

test('names with a slip are found, whichever part of them it is in, and other years are other names [CHECK-13]', () => {
  const names = similarNames<{ plain: string }>()
  names.add({ plain: 'howtolearnonaphone2025' })
  for (const plain of ['hwtolearnonaphone2025', 'howtolearnonaphnoe2025', 'howtolernonaphon2025'])
    expect(names.find({ plain })).toBeDefined()
  for (const plain of ['howtolearnonaphone2026', 'howtoteachonaphone2025'])
    expect(names.find({ plain })).toBeUndefined()
})

test('a channel at YouTube is no recording, and a video of another site is one [CHECK-12]', () => {
  const recorded = (url: string) =>
    linesAfter({
      'events/old-talk.md': `---\ntitle: Old talk\nstart: 2026-01-07T10:00\nend: 2026-01-07T12:00\ntimeZone: Africa/Lagos\nisOnline: true\nplace: Zoom\nreplay: { url: '${url}', minutes: 9 }\n---\n\nCome.\n`,
    })
  expect(recorded('https://www.youtube.com/@talks')).toEqual([
    'content/events/old-talk.md:8:16  "https://www.youtube.com/@talks" is at YouTube, but it is not the address of a video. Open the video there and copy its address: https://www.youtube.com/watch?v=… The page plays the video itself, and needs the eleven characters that name it.',
  ])
  expect(recorded('https://www.youtube.com/live/abcdefghijk?si=1')).toEqual([])
  expect(recorded('https://vimeo.com/123456')).toEqual([])
})

test('the id of a published article stays, or its old address gets a redirect [CHECK-30]', () => {
  const moved: Changes = {
    'blog/second.md': ['id: 2', 'id: 3'],
    'blog/first.md': ['(/blog/2)', '(/blog/3)'],
  }
  expect(linesAfter(moved)).toEqual([
    'content/blog/second.md:2:5  the id of this article is 2 on the site, and is 3 here. Write 2 again, or add a redirect from /blog/2 to content/redirects.yaml. The id is the address of the article: links from elsewhere would lead nowhere.',
  ])
  expect(
    linesAfter({ ...moved, 'redirects.yaml': 'redirects:\n  - { from: /blog/2, to: /blog/3 }\n' }),
  ).toEqual([])
})

test('each amount below the smallest gift is named, and the order that amounts should have [CHECK-31]', () => {
  expect(linesAfter({ 'donations.yaml': ['[10, 25]', '[9, 25, 8, 30]'] })).toEqual([
    'content/donations.yaml:8:15  9 is offered, but the smallest gift is 10. Amounts on buttons are not below the minimum of their currency.',
    'content/donations.yaml:8:22  8 is offered, but the smallest gift is 10. Amounts on buttons are not below the minimum of their currency.',
    'content/donations.yaml:8:22  8 comes after a larger amount. Write 8, 9, 25, 30. Amounts on buttons stand in order, smallest first.',
  ])
})

test('an offset from Greenwich is no place [CHECK-12]', () => {
  expect(linesAfter({ [TALK]: ['timeZone: Africa/Lagos', 'timeZone: Etc/GMT-1'] })).toEqual([
    expect.stringContaining('"Etc/GMT-1" names no place.'),
  ])
})

test('a report that is called after another year is named [CHECK-12]', () => {
  const [found] = linesAfter({ 'reports/2020.yaml': 'year: 2021\n' }).filter((line) =>
    line.includes('the year is'),
  )
  expect(found).toBe(
    'content/reports/2020.yaml:1:7  the year is 2021, but the file is called 2020.yaml. A file that is called after a year is about that year.',
  )
})

import { expect, test } from 'vitest'
import { countWords, excerpt, readingMinutes } from '#scripts/content/reading.ts'

const ROOM = 190

function sentence(length: number) {
  return `${'Lagos '
    .repeat(length)
    .slice(0, length - 2)
    .trimEnd()
    .padEnd(length - 1, 's')}.`
}

test.each([
  ['She taught herself to code.', 5],
  [' \n\n ', 0],
  ['She **taught** _herself_ to `code` at [our desk](/community "Come in").', 8],
  ['One\n\n---\n\ntwo', 2],
  ['One[^1] two\n\n[address]: https://example.org "A title"', 2],
  ['One <b>two</b>', 2],
  ['Gele**Grid** is _un_tiring', 3],
  ['![A woman with a laptop](images/laptop.webp)\n\nShe codes.', 2],
  ['## First steps\n\nShe began.', 4],
  ['- one\n- two\n  - three\n\n1. four', 4],
  ['> She said\n>\n> this.', 3],
  ['| a | b |\n| - | - |\n| c | d |', 4],
  ['one\ntwo  \nthree\\\nfour', 4],
])('markup and alternative texts are no words, and blocks stand apart: %j', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('reading takes a minute per 238 words, rounded, at least one', () => {
  expect(readingMinutes(0)).toBe(1)
  expect(readingMinutes(120)).toBe(1)
  expect(readingMinutes(356)).toBe(1)
  expect(readingMinutes(357)).toBe(2)
  expect(readingMinutes(900)).toBe(4)
})

test.each([
  ['a short text whole', 'She codes.\n\nShe **teaches**, too.', 'She codes. She teaches, too.'],
  ['a text that fills the room exactly', sentence(ROOM), sentence(ROOM)],
  [
    'no headings, lists and pictures',
    '## A heading\n\nShe codes.\n\n- bread\n\n![A desk](images/desk.webp)\n\nShe teaches.',
    'She codes. She teaches.',
  ],
  [
    'typographic quotation marks and dashes',
    `"It's mine," she said -- and smiled...`,
    '“It’s mine,” she said — and smiled…',
  ],
])('an excerpt has %s', (_, text, expected) => {
  expect(excerpt(text)).toBe(expected)
})

test.each([
  [
    'ends at a word',
    'We met in a room in Yaba, one of us with a laptop',
    30,
    'We met in a room in Yaba, one…',
  ],
  ['leaves no comma hanging', 'We met in Yaba, where it rained all day', 16, 'We met in Yaba…'],
  ['leaves no dash hanging', 'We met in Yaba – where it rained all day', 17, 'We met in Yaba…'],
  ['cuts a word longer than the room', 'Donaudampfschifffahrt', 10, 'Donaudamp…'],
])('a text that is too long %s', (_, text, room, expected) => {
  expect(excerpt(text, room)).toBe(expected)
})

test('whole sentences make the excerpt when they fill the room well enough', () => {
  const first = sentence(60)
  const second = sentence(70)
  expect(excerpt(`${first} ${second} ${sentence(100)}`)).toBe(`${first} ${second}`)
  // 105 characters are the shortest length of at least 55 % of the limit.
  expect(excerpt(`${sentence(105)} ${sentence(150)}`)).toBe(sentence(105))
})

test('where whole sentences would leave the card nearly empty, the text ends at a word with an ellipsis', () => {
  const short = excerpt(`${sentence(104)} ${sentence(150)}`)
  expect(short).toMatch(/^Lagos .* Lagos…$/)
  expect(short.length).toBeGreaterThan(ROOM - 7)
})

test('an excerpt is never longer than its room', () => {
  const text = 'A café, "a desk"; and so on: it rains - it pours. '.repeat(9)
  for (let room = 5; room < 300; room += 7) {
    const { length } = excerpt(text, room)
    expect(length).toBeGreaterThan(0)
    expect(length, `an excerpt for ${room} characters`).toBeLessThanOrEqual(room)
  }
})

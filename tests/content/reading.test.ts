import { expect, test } from 'vitest'
import { countWords, excerpt, readingMinutes } from '#scripts/content/reading.ts'

const ROOM = 190

/** A sentence with exactly this number of characters. */
function sentence(length: number) {
  return `${'Lagos '
    .repeat(length)
    .slice(0, length - 2)
    .trimEnd()
    .padEnd(length - 1, 's')}.`
}

test('words are counted', () => {
  expect(countWords('She taught herself to code.')).toBe(5)
})

test('no text has no words', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' \n\n ')).toBe(0)
})

test('markup is no word', () => {
  expect(countWords('She **taught** _herself_ to `code` at [our desk](/community "Come in").')).toBe(8)
  expect(countWords('One\n\n---\n\ntwo')).toBe(2)
  expect(countWords('One[^1] two\n\n[address]: https://example.org "A title"')).toBe(2)
  expect(countWords('One <b>two</b>')).toBe(2)
})

test('emphasis inside a word does not cut it in two', () => {
  expect(countWords('Gele**Grid** is _un_tiring')).toBe(3)
})

test('alternative texts are not part of the text', () => {
  expect(countWords('![A woman with a laptop](images/laptop.webp)\n\nShe codes.')).toBe(2)
})

test('words of headings, lists, quotes and tables are counted, each apart from the next', () => {
  expect(countWords('## First steps\n\nShe began.')).toBe(4)
  expect(countWords('- one\n- two\n  - three\n\n1. four')).toBe(4)
  expect(countWords('> She said\n>\n> this.')).toBe(3)
  expect(countWords('| a | b |\n| - | - |\n| c | d |')).toBe(4)
})

test('a line break divides words', () => {
  expect(countWords('one\ntwo  \nthree\\\nfour')).toBe(4)
})

test('reading takes a minute per 238 words, rounded, at least one', () => {
  expect(readingMinutes(0)).toBe(1)
  expect(readingMinutes(120)).toBe(1)
  expect(readingMinutes(356)).toBe(1)
  expect(readingMinutes(357)).toBe(2)
  expect(readingMinutes(900)).toBe(4)
})

test('a short text is its own excerpt', () => {
  expect(excerpt('She codes.\n\nShe **teaches**, too.')).toBe('She codes. She teaches, too.')
  expect(excerpt('')).toBe('')
})

test('a text that fills the room exactly is left whole', () => {
  expect(excerpt(sentence(ROOM))).toBe(sentence(ROOM))
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
  expect(excerpt('We met in a room in Yaba, one of us with a laptop', 30)).toBe(
    'We met in a room in Yaba, one…',
  )
})

test('no comma, dash or opening quote is left hanging before the ellipsis', () => {
  expect(excerpt('We met in Yaba, where it rained all day', 16)).toBe('We met in Yaba…')
  expect(excerpt('We met in Yaba – where it rained all day', 17)).toBe('We met in Yaba…')
})

test('an excerpt is never longer than its room', () => {
  const text = 'A café, "a desk"; and so on: it rains - it pours. '.repeat(9)
  for (let room = 5; room < 300; room += 1) {
    const { length } = excerpt(text, room)
    expect(length).toBeGreaterThan(0)
    expect(length, `an excerpt for ${room} characters`).toBeLessThanOrEqual(room)
  }
})

test('a word longer than the room is cut', () => {
  expect(excerpt('Donaudampfschifffahrt', 10)).toBe('Donaudamp…')
})

test('headings, lists and pictures are left out of an excerpt', () => {
  const text = '## A heading\n\nShe codes.\n\n- bread\n- milk\n\n![A desk](images/desk.webp)\n\nShe teaches.'
  expect(excerpt(text)).toBe('She codes. She teaches.')
})

test('an excerpt has typographic quotation marks and dashes', () => {
  expect(excerpt(`"It's mine," she said -- and smiled...`)).toBe('“It’s mine,” she said — and smiled…')
})

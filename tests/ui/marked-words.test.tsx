import { expect, test } from 'vitest'
import { foundWords, Marked, splitAtWords, wholeWord } from '#src/ui/text/found-words.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

function show(text: string, highlight: string) {
  const { container } = renderWithTheme(<Marked text={text} found={wholeWord(highlight)} />)
  const marks = [...container.querySelectorAll('mark')]
  return { text: container.textContent, marked: marks.map((mark) => mark.textContent), marks }
}

test.each([
  [
    'at the start, in the middle and at the end',
    'Ada met Bisi. Then Ada rang, and so did Ada',
    ['Ada', 'Ada', 'Ada'],
  ],
  ['before an apostrophe, a comma or a hyphen', "Ada's code, Ada, Ada-like", ['Ada', 'Ada', 'Ada']],
  ['only as a whole word', 'Adaeze, McAda and ỌAda know Ada', ['Ada']],
  ['not where it is not there', 'Nobody of that name', []],
  ['not in other letters', 'ADA and ada', []],
])('a name stands out %s [DATA-9]', (_, text, marked) => {
  const shown = show(text, 'Ada')
  expect(shown.marked).toEqual(marked)
  expect(shown.text).toBe(text)
})

test('words are found at the beginning of a word, whatever their case', () => {
  expect(splitAtWords('Partner organisations, PARTNERS and a copartner', foundWords(['partner'])!)).toEqual([
    '',
    'Partner',
    ' organisations, ',
    'PARTNER',
    'S and a copartner',
  ])
})

test('of two words that both fit, the longer is marked', () => {
  expect(splitAtWords('donations', foundWords(['don', 'donation'])!)).toEqual(['', 'donation', 's'])
})

test('letters with accents and dots below belong to their word', () => {
  expect(splitAtWords('éclat pẹ̀lẹ́', foundWords(['clat', 'pẹ̀lẹ́'])!)).toEqual(['éclat ', 'pẹ̀lẹ́', ''])
})

test('signs that mean something in a pattern are only themselves', () => {
  expect(splitAtWords('C++ and C', foundWords(['c++'])!)).toEqual(['', 'C++', ' and C'])
  expect(splitAtWords('nothing', foundWords(['.*'])!)).toEqual(['nothing'])
})

test('nothing searched for is nothing found', () => {
  expect(foundWords([])).toBeUndefined()
  expect(foundWords([''])).toBeUndefined()
})

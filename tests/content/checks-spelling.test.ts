import { expect, test } from 'vitest'
import { sortedWordList } from '#scripts/content/checks/spelling.ts'
import { linesAfter, reportAfter, type Changes } from './changed-content.ts'

async function notesAfter(changes: Changes) {
  return (await reportAfter(changes, { checksSpelling: true })).problems
    .filter(({ rule }) => rule === 'spelling')
    .map(({ found }) => found)
}

const says = (words: string): Changes => ({ 'mentors/ada.md': ['ten years', words] })

test.each([
  ['British', 'ten colourful years'],
  [
    'an address, a program, a path or a handle',
    'ten at ada@xyzzyx.example, `npm xyzzyx`, docs/xyzzyx, @xyzzyx, io',
  ],
  ['Yoruba, with letters that English has not', 'ten years of àṣà, ẹ̀kọ́ and ọkọ̀'],
  ['a name within another sentence', 'ten years with Adaxyz. Adaxyz’s girls learn. Adaxyz learns'],
  ['behind a title', 'ten years with Dr. Adaxyz and A. Bcdxyz'],
  ['in capital letters', 'ten years. XYZZYX and XyzzYx learn'],
])('the spelling check leaves words alone that are %s [CHECK-21]', async (_, text) => {
  expect(await notesAfter(says(text))).toEqual([])
})

test('the word list allows a word in all forms, but not the words of its remarks [CHECK-21]', async () => {
  const text = says('ten years of garri, the auntiex’s garri and gbegiri')
  const words = '# Food\nAuntiex # a name\ngarri # eaten with gbegiri\n'
  expect(await notesAfter({ ...text, 'words.txt': words })).toEqual(['"gbegiri" is not in the dictionary.'])
})

test('--fix sorts the word list, and removes words that are there twice [CHECK-22]', async () => {
  const sorted = sortedWordList('# Food\ngarri\nfufu # with soup\n# A drink\nzobo\ngarri\n')
  expect(sorted).toBe('# Food\nfufu # with soup\ngarri\n# A drink\nzobo\n')
  expect(sortedWordList(sorted)).toBe(sorted)
  expect(await linesAfter({ 'words.txt': sorted })).toEqual([])
})

test('a build does not look words up in the dictionary [CHECK-21]', async () => {
  expect(await linesAfter(says('ten yaers'))).toEqual([])
})

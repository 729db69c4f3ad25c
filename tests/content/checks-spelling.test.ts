import { expect, test } from 'vitest'
import { linesAfter, reportAfter, type Changes } from './changed-content.ts'

/** The notes on words after these changes. */
function notesAfter(changes: Changes) {
  return reportAfter(changes, { checksSpelling: true })
    .problems.filter(({ rule }) => rule === 'spelling')
    .map(
      ({ file, line, column, severity, found, fix }) =>
        `${file}:${line}:${column} ${severity}: ${found} ${fix}`,
    )
}

const says = (words: string): Changes => ({ 'mentors/ada.md': ['ten years', words] })

test('a misspelled word is a note at its place, with the word that is meant [CHECK-21]', () => {
  expect(notesAfter(says('ten yaers'))).toEqual([
    'content/mentors/ada.md:22:24 note: "yaers" is not in the dictionary. Did you mean "years"?',
  ])
})

test('British spelling is right, and so are names, addresses, programs and short words [CHECK-21]', () => {
  expect(
    notesAfter(says('ten colourful years in Ikorodu, at ada@xyzzyx.example, with `npm xyzzyx`, io')),
  ).toEqual([])
})

test('words of the list are right, in all forms of apostrophes and capitals [CHECK-21]', () => {
  const text = 'ten years of garri, the auntiex’s garri'
  expect(notesAfter(says(text))).toHaveLength(3)
  expect(notesAfter({ ...says(text), 'words.txt': '# Food\ngarri\nAuntiex # a name\n' })).toEqual([])
})

test('a word that needs no mending is accepted in its file as well [CHECK-21]', () => {
  const changes: Changes = {
    'awards.yaml': ['name: Awards', 'name: Gelegrid xyzzyx # check: ignore spelling -- a spell'],
  }
  expect(notesAfter(changes)).toEqual([])
})

test('without the dictionary, as in a build, nothing is said, not even about what is accepted [CHECK-21]', () => {
  expect(linesAfter(says('ten yaers'))).toEqual([])
  expect(
    linesAfter({ 'awards.yaml': ['name: Awards', 'name: Awards # check: ignore spelling -- a spell'] }),
  ).toEqual([])
})

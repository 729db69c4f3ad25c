import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wholeFile, partOf } from '#scripts/content/checks/source-excerpt.ts'
import { linesAfter, type Changes } from './changed-content.ts'

const fixtures = join(import.meta.dirname, '../fixtures/content')
const BYTE_ORDER_MARK = '\uFEFF'

function windowsText(path: string, from = '', to = '') {
  const text = readFileSync(join(fixtures, path), 'utf8').replace(from, to)
  return BYTE_ORDER_MARK + text.replaceAll('\n', '\r\n')
}

const paths = ['mentors/ada.md', 'blog/first.md', 'site.yaml', 'faqs/question-1.yaml', 'pages/home.yaml']

/** Ignores the notes about Windows line endings and byte order marks. */
function places(changes: Changes) {
  return linesAfter(changes).filter((line) => !line.includes('the file has '))
}

test.each(paths)('%s with a byte order mark and Windows line ends is sound', (path) => {
  expect(places({ [path]: windowsText(path) })).toEqual([])
})

const mistakes: Array<[string, string, string]> = [
  ['mentors/ada.md', 'name: Ada', 'nmae: Ada'],
  ['mentors/ada.md', '  - English', '  - Englsh'],
  ['blog/first.md', '## A heading', '# A heading'],
  ['blog/first.md', '(/blog/2)', '(second.md)'],
  ['site.yaml', 'name: GeleGrid', 'nmae: GeleGrid'],
  ['site.yaml', 'moreLabel: More', "moreLabel: 'More"],
  ['faqs/question-1.yaml', '  - One', '  - <b>One'],
  ['pages/home.yaml', '[give](/donate)', '[give](donate)'],
]

test.each(mistakes)('in %s, "%s" as "%s" is found at the same place in both', (path, from, to) => {
  const expected = linesAfter({ [path]: [from, to] })
  expect(expected.length).toBeGreaterThan(0)
  expect(places({ [path]: windowsText(path, from, to) })).toEqual(expected)
})

test('an excerpt has its position in the file', () => {
  const file = wholeFile('a.md', `${BYTE_ORDER_MARK}one\r\ntwo\nthree`)
  expect(file.at(0)).toEqual({ line: 1, column: 1 })
  expect(file.at(5)).toEqual({ line: 2, column: 1 })
  expect(partOf(file, 5).at(4)).toEqual({ line: 3, column: 1 })
  expect(partOf(partOf(file, 5), 4).at(2)).toEqual({ line: 3, column: 3 })
  expect(file.at(1000)).toEqual({ line: 3, column: 6 })
})

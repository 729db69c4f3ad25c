import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

/** Line, column and text of the messages for the first article with this text instead of its heading. */
function linesOf(text: string) {
  const lines = linesAfter({ 'blog/first.md': ['## A heading', text] })
  return lines.map((line) => line.replace(/^content\/blog\/first\.md:/, ''))
}

const starting = (...beginnings: Array<string>) =>
  beginnings.map((beginning): unknown =>
    expect.stringMatching(new RegExp(`^${beginning.replace(/[*|?[\]().\\]/g, '\\$&')}`)),
  )

test.each([
  ['### Deep', '15:1  a heading of level 3 below one of level 1. Begin the line with ## instead of ###.'],
  [
    '## A\n\n#### B',
    '17:1  a heading of level 4 below one of level 2. Begin the line with ### instead of ####.',
  ],
  ['## **&#32;**', '15:1  a heading without words.'],
  ['Text\n##Heading', '16:1  "##Heading" is no heading: the space after ## is missing. Write "## Heading".'],
  ['> One\n> ##Two', '16:3  "##Two" is no heading'],
  ['- ###Item', '15:3  "###Item" is no heading'],
  ['**Who can come?**\n\nAll.', '15:1  the line "Who can come?" looks like a heading'],
])('the heading %j is named [CHECK-17]', (text, beginning) => {
  expect(linesOf(text)).toEqual(starting(beginning))
})

test.each([
  '## A\n\n### B\n\n## C',
  '\\##A',
  '#GirlsInTech',
  '`##a`',
  '**Come early.**\n\nText',
  '**Last line**\n\n## A',
])('the lines %j are as they should be [CHECK-17]', (text) => expect(linesOf(text)).toEqual([]))

test.each([
  ['A **bold word', '15:3  nothing ends the emphasis that "**bold" begins'],
  ['A \\* b &amp; c** d', '15:15  nothing begins the emphasis that ** ends here'],
  [
    'A *good* and ** bold **',
    '15:14  the spaces inside "** bold **" keep it from being emphasis. Write "**bold**".',
  ],
  ['- (__bold', '15:4  nothing ends the emphasis that "__bold" begins'],
  ['A *word', '15:3  nothing ends the emphasis that "*word" begins'],
  ['```\na', '15:1  nothing ends the program that begins here'],
  [
    '| A | B |\n| 1 | 2 |',
    '15:1  these lines are no table: the line of hyphens is missing. Write "| - | - |" below the first.',
  ],
  ['So:\n| A | B |\n| - |', '16:1  these lines are no table: the first has 2 cells, the line of hyphens 1.'],
  ['| A | B |\n| - | - |\n| 1 | 2 | 3 | 4 |', '17:9  this row has 4 cells, the first of the table 2'],
  ['| A | B |\n| - | - |\n| 1 |', '17:1  this row has 1 of 2 cells.'],
  ['| A | B |\n| - | - |\nAnd so on', '17:1  this text became a row of the table above it.'],
])('%j is named at its place [CHECK-18]', (text, beginning) => {
  // The rest of the article can become a part of an unclosed table, code block or emphasis.
  expect(linesOf(`${text}\n\nEnd`)).toEqual(starting(beginning))
})

test('signs of emphasis in two paragraphs are no pair, and every one of several is named [CHECK-18]', () => {
  expect(linesOf('One ** two\n\nthree **four\n\nfive** and __six')).toEqual(
    starting('17:7  nothing ends', '19:5  nothing begins', '19:12  nothing ends'),
  )
})

test.each(['2**3 and a ** b', 'snake__case', '\\*\\*a', '**`*`** and *`**`*', '| one line |', 'a | b'])(
  'the signs in %j may be meant as they stand [CHECK-18]',
  (text) => expect(linesOf(text)).toEqual([]),
)

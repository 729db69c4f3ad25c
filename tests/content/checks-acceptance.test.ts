import { expect, test } from 'vitest'
import { linesAfter, reportAfter } from './changed-content.ts'

const TWICE = 'alt: Two women at a table'

test('a warning is accepted by a comment behind its value [CHECK-4]', () => {
  expect(
    linesAfter({
      'gallery/first-event.yaml': ['alt: A full room', `${TWICE} # check: ignore same-alt -- one room`],
    }),
  ).toEqual([])
})

test('a comment above a field accepts the warnings of all that belongs to it [CHECK-4]', () => {
  expect(
    linesAfter({
      'gallery/first-event.yaml': [
        '  - src: images/two.webp\n    alt: A full room',
        `  # check: ignore same-alt -- one room, twice\n  - src: images/two.webp\n    ${TWICE}`,
      ],
    }),
  ).toEqual([])
})

test('a comment about the whole file accepts warnings of the text below the fields [CHECK-4]', () => {
  expect(
    linesAfter({
      'blog/second.md': ['title:', '# check: ignore-file body-length -- a short one\ntitle:'],
    }).filter((line) => line.includes('words. Articles')),
  ).toEqual([])
})

test('a comment elsewhere accepts nothing, and is reported itself [CHECK-4]', () => {
  const { problems } = reportAfter({
    'gallery/first-event.yaml': [
      `${TWICE}\n`,
      'alt: A full room # check: ignore same-alt -- the wrong place\n',
    ],
  })
  expect(problems.map(({ line, rule, severity }) => `${line} ${rule} ${severity}`)).toEqual([
    '6 unused-acceptance warning',
    '10 same-alt warning',
  ])
})

test.each([
  ['# check: ignore sane-alt -- why', 'there is no rule "sane-alt". Did you mean "same-alt"?'],
  ['# check: ignore same-alt', 'this comment gives no reason.'],
  ['# check: ignore -- why', 'this comment names no rule to ignore.'],
  ['# check: ignore missing-field -- why', '"missing-field" is an error, which cannot be accepted.'],
])('"%s" is an error itself [CHECK-4]', (comment, message) => {
  const { problems } = reportAfter({ 'awards.yaml': ['name: Awards', `${comment}\nname: Awards`] })
  expect(problems).toMatchObject([{ rule: 'acceptance', severity: 'error', line: 2, column: 1 }])
  expect(problems[0]?.found + ' ' + (problems[0]?.fix ?? '')).toContain(message)
})

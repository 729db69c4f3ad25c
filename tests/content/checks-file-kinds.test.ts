import { expect, test } from 'vitest'
import { linesAfter, reportAfter } from './changed-content.ts'

const UNREADABLE = Buffer.from('year: 2023\nname: Caf\u00e9\n', 'latin1')

test('a symbolic link is refused and not followed [CHECK-6]', () => {
  expect(linesAfter({ 'faqs/linked.yaml': { linkTo: 'question-1.yaml' } })).toEqual([
    'content/faqs/linked.yaml:1:1  this is a symbolic link, which the site does not follow. Put a copy of the file in its place. Everything below content/ is a file of its own.',
  ])
})

test('a hidden document is refused, and what programs write by themselves is left alone [CHECK-6]', () => {
  expect(linesAfter({ 'faqs/.draft.yaml': 'x', 'faqs/.DS_Store': 'x', 'faqs/.gitkeep': '' })).toEqual([
    'content/faqs/.draft.yaml:1:1  the name begins with a dot, so the site leaves this file out. Rename the file without the dot, or remove it. Nothing below content/ is hidden.',
  ])
})

test('two names that differ by letter case only are refused [CHECK-6]', () => {
  const { problems } = reportAfter({ 'blog/images/Cover.webp': '' })
  expect(problems.map(({ rule }) => rule)).toContain('name-clash')
})

test('a name that Windows keeps for itself is refused [CHECK-6]', () => {
  expect(reportAfter({ 'faqs/aux.yaml': 'x' }).problems).toContainEqual(
    expect.objectContaining({
      rule: 'reserved-name',
      found: '"aux.yaml" is a name that Windows keeps for itself.',
    }),
  )
})

test('a file in another encoding is refused at the letter that cannot be read [CHECK-7]', () => {
  expect(linesAfter({ 'awards.yaml': UNREADABLE })).toEqual([
    'content/awards.yaml:2:10  this file is not in UTF-8: some of its letters cannot be read. Save it again with the encoding "UTF-8". All texts are in UTF-8, which has the letters of every language.',
  ])
})

test('characters that nobody sees are refused at their place [CHECK-7]', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: A\u202Ewa\u200Brds'] })).toEqual([
    'content/awards.yaml:2:8  a mark for the direction of writing (U+202E) stands here, which nobody sees. Remove it, or run "npm run content:check -- --fix". Texts consist of letters, signs and spaces that can be seen.',
    'content/awards.yaml:2:11  a space without width (U+200B) stands here, which nobody sees. Remove it, or run "npm run content:check -- --fix". Texts consist of letters, signs and spaces that can be seen.',
  ])
})

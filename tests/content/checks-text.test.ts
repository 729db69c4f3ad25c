import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

const MENTOR = 'mentors/ada.md'

/** What is found in the text of a mentor that says this, without the line number. */
function foundIn(text: string) {
  return linesAfter({ [MENTOR]: ['ten years', text] }).map((line) => line.split('  ')[1]?.split('. ')[0])
}

test.each([
  ['Lorem ipsum dolor sit amet', '"Lorem ipsum dolor sit amet" was to be replaced before publishing'],
  ['ten years, TODO', '"TODO" was to be replaced before publishing'],
  ['ten years at [insert school]', '"[insert school]" was to be replaced before publishing'],
  ['ten years. Your text here', '"Your text here" was to be replaced before publishing'],
])('"%s" is a placeholder [CHECK-20]', (text, message) => {
  expect(foundIn(text)).toContain(message)
})

test('words that only look like placeholders are left alone [CHECK-20]', () => {
  expect(foundIn('to-do lists and [writing](/blog/1)')).toEqual([])
  expect(foundIn('`TODO` comments')).toEqual([])
})

test('a word is doubled across emphasis and lines, and not across paragraphs [CHECK-20]', () => {
  expect(foundIn('ten ten years')).toEqual(['the word "ten" stands here twice in a row'])
  expect(foundIn('ten *years\nyears* here')).toEqual(['the word "years" stands here twice in a row'])
  expect(foundIn('ten years\n\nyears ago')).toEqual([])
})

test('English and Lagos repeat some words, and names do [CHECK-20]', () => {
  expect(foundIn('years she had had enough, small small, in Pago Pago')).toEqual([])
})

test('a word that is wider than a phone is named, and an address is not [CHECK-20]', () => {
  expect(foundIn(`ten ${'years'.repeat(7)}`)).toEqual(['"yearsyearsyearsyears…" is a word of 35 letters'])
  expect(foundIn(`ten years at ${'school'.repeat(6)}@example.org`)).toEqual([])
})

test('quotes of a word processor around a value are named, and those within it are not [CHECK-20]', () => {
  const named = (name: string) => linesAfter({ 'awards.yaml': ['name: Awards', `name: ${name}`] })
  expect(named('“Awards”')).toEqual([
    "content/awards.yaml:2:7  the quotes around this text are those of a word processor, and visitors would see them. Write 'Awards'. Quotes around a value are straight: ' or \".",
  ])
  expect(named('“Awards” of “Lagos”')).toEqual([])
  expect(named("'“Awards”'")).toEqual([])
})

test('an example that was never replaced is named once the document is no draft [CHECK-20]', () => {
  const example = (more: string) =>
    linesAfter({ [MENTOR]: ['name:', `${more}# An example: write your own.\nname:`] }).filter((line) =>
      line.includes('example'),
    )
  expect(example('')).toEqual([
    'content/mentors/ada.md:2:1  this line is still the example it was made with. Write your own words and remove the remark. If it is right as it is, remove the remark. Nothing in content/mentors/ada.md is an example once it is published.',
  ])
  expect(example('draft: true\n')).toEqual([])
})

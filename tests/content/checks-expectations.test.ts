import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { expectations } from '#scripts/content/expectations.ts'
import { linesAfter } from './changed-content.ts'

test('a page without a section that it shows is an error', () => {
  expect(linesAfter({ 'pages/home.yaml': ['key: partners', 'key: sponsors'] })).toEqual([
    'content/pages/home.yaml:1:1  there is no section with the key "partners". The page shows the sections pillars, partners.',
  ])
})

test('a page without its file is an error', () => {
  expect(linesAfter({ 'pages/home.yaml': null })).toContain(
    'content/pages/home.yaml:1:1  this file is missing. The page of this name takes its words from it.',
  )
})

test('a list of cards that a page shows has at least one', () => {
  expect(linesAfter({ 'benefits/workshops.yaml': ['group: pillars', 'group: partner-kinds'] })).toEqual([
    'content/benefits:1:1  no document has group: pillars. A page shows these, and would have a gap.',
  ])
})

test('a picture that code shows is an error where it is missing, though no document names it', () => {
  expect(linesAfter({ 'images/og.png': null })).toContain(
    'content/images/og.png:1:1  this picture is missing. The site shows it without a document naming it, so it keeps its place and name.',
  )
})

test('words and counts that leave the specification are noted', () => {
  expect(linesAfter({ 'faqs/donations-1.yaml': null })).toEqual([
    'content/faqs:1:1  "How do I give?" is not here. docs/spec.md says otherwise (FAQ-1). Change it there as well if this is on purpose.',
    'content/faqs:1:1  there are 2 documents, not 3. docs/spec.md says otherwise (FAQ-1). Change it there as well if this is on purpose.',
  ])
})

test('content that the specification fixes is noted where it is missing [SITE-6 AWARD-1..6 AWARD-28 BLOG-1 BLOG-5 BLOG-7..12 STORY-1 HOME-1 HOME-2 HOME-6 HOME-7 HOME-10..13 HOME-15 ABOUT-3 ABOUT-4 PARTNER-5 PARTNER-7 FAQ-2 FAQ-3 FAQ-5..7 NONPROFIT-8 EVENT-1 EVENT-3 GALLERY-1..3 DONATE-2 DONATE-19 DONATE-20 NEWS-1..3 DISCUSS-5..7 EXPLORE-4..7 EXPLORE-9 EXPLORE-10 EXPLORE-26 DATA-20 DATA-23 DATA-24 DATA-26..28 DATA-30..34]', () => {
  const { problems } = checkContent({ root: join(import.meta.dirname, 'no-content-here'), expectations })
  const missing = problems.filter(({ rule }) => rule === 'needed').map(({ file }) => file)
  expect(missing).toEqual(
    expect.arrayContaining(['content/images/logo.svg', 'content/pages/images/empty-results.webp']),
  )
  const notes = problems.filter(({ rule }) => rule === 'specified').map(({ expected }) => expected)
  for (const { statements } of expectations.specified) {
    const isNoted = notes.some((note) => note.includes(`(${statements})`))
    expect(isNoted, statements).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { facts } from '#scripts/content/facts.ts'
import { linesAfter, reportAfter } from './changed-content.ts'

const ALLOWED = 'Allowed: {site}, {domain}, {communityForm}, {discord}, {awardYear}.'

test('an unknown word in braces is reported with its place and the nearest one', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', "name: 'Awards of {ste}'"] })).toEqual([
    `content/awards.yaml:2:18  nothing stands for {ste}. Did you mean "{site}"? ${ALLOWED}`,
  ])
})

test('blanks inside the braces are a mistake too', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', "name: 'Awards of { site }'"] })).toEqual([
    `content/awards.yaml:2:18  nothing stands for { site }. Did you mean "{site}"? ${ALLOWED}`,
  ])
})

test('a word that only one field knows is offered there and unknown elsewhere', () => {
  expect(linesAfter({ 'site.yaml': ["'{year} {site}'", "'{yaer} {site}'"] })).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:38:15 {2}nothing stands for \{yaer\}\. Did you mean "\{year\}"\?/,
    ),
  ])
  expect(linesAfter({ 'awards.yaml': ['name: Awards', "name: 'Awards {year}'"] })).toEqual([
    expect.stringMatching(/^content\/awards\.yaml:2:15 {2}nothing stands for \{year\}\./),
  ])
})

test('a body is searched as well, except for its code', () => {
  const [line, ...more] = linesAfter({
    'mentors/ada.md': ['She has', 'Print `{name}`, says {sight}. She has'],
  })
  expect(line).toMatch(/^content\/mentors\/ada\.md:\d+:22 {2}nothing stands for \{sight\}\./)
  expect(more).toEqual([])
})

test('addresses are checked with the facts in them', () => {
  expect(linesAfter({ 'jobs/teacher.md': ['jobs@{domain}', 'jobs at {domain}'] })).toEqual([
    expect.stringContaining('"jobs at gelegrid.example" is not an e-mail address.'),
  ])
  expect(linesAfter({ 'pages/home.yaml': ['to: /donate', "to: '{communityForm}'"] })).toEqual([])
})

test('a text in braces without quotes is told to have them', () => {
  const [line] = linesAfter({ 'pages/home.yaml': ['to: /donate', 'to: {communityForm}'] })
  expect(line).toContain('this is a group of fields. Put the whole text in quotes.')
})

test('a length is counted with the facts in the text', () => {
  const text = `${'ha '.repeat(17)}ha{site}`
  expect(linesAfter({ 'causes/laptops.yaml': ['title: Free Laptops', `title: ${text}`] })).toEqual([
    'content/causes/laptops.yaml:1:8  title: 61 characters are too many. At most 60 fit.',
  ])
})

test('the name and the domain of the organisation are refused outside of site.yaml', () => {
  const expected = 'The name and the domain of the organisation stand in content/site.yaml only.'
  const fix = (name: string) =>
    `Write {${name}}, and put the whole text in quotes where it begins with a brace. ${expected}`
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: GeleGrid Awards'] })).toEqual([
    `content/awards.yaml:2:7  "GeleGrid" is written out. ${fix('site')}`,
  ])
  expect(linesAfter({ 'jobs/teacher.md': ['{domain}', 'GELEGRID.example'] })).toEqual([
    `content/jobs/teacher.md:7:15  "GELEGRID.example" is written out. ${fix('domain')}`,
  ])
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: GeleGrids'] })).toEqual([])
})

test('addresses are not reported for a site.yaml that is missing', () => {
  const { problems } = reportAfter({ 'site.yaml': null })
  expect(problems.map(({ rule }) => rule)).toEqual(['unused-image', 'missing-singleton'])
})

test('every fact is read from a document', () => {
  expect(Object.keys(facts)).toEqual(['site', 'domain', 'communityForm', 'discord', 'awardYear'])
})

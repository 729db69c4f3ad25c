import { beforeEach, expect, test } from 'vitest'
import { draftOf, isExpired, storedDraft } from '#src/lib/draft.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = 1_800_000_000_000

beforeEach(() => localStorage.clear())

test('a draft keeps texts and ticks, and leaves out what is empty or a file', () => {
  const values = {
    name: 'Ada',
    message: '  ',
    terms: true,
    news: false,
    role: undefined,
    cv: new File(['x'], 'cv.pdf'),
  }
  expect(draftOf(values, NOW)).toEqual({ savedAt: NOW, values: { name: 'Ada', terms: true } })
})

test('a form with nothing in it has no draft', () => {
  expect(draftOf({ name: ' ', terms: false, cv: undefined }, NOW)).toBeNull()
})

test('a draft is kept for two weeks, and not longer where the clock was wrong', () => {
  const draft = { savedAt: NOW, values: { name: 'Ada' } }
  expect(isExpired(draft, NOW + 14 * DAY_MS)).toBe(false)
  expect(isExpired(draft, NOW + 14 * DAY_MS + 1)).toBe(true)
  expect(isExpired(draft, NOW - 15 * DAY_MS)).toBe(true)
})

test('each form has a draft of its own', () => {
  storedDraft('contact').write({ savedAt: NOW, values: { name: 'Ada' } })
  expect(storedDraft('contact').read()).toEqual({ savedAt: NOW, values: { name: 'Ada' } })
  expect(storedDraft('volunteering').read()).toBeNull()
})

test.each([
  'nonsense',
  '[]',
  'null',
  '{"savedAt":"x","values":{}}',
  '{"savedAt":1}',
  '{"savedAt":1,"values":null}',
])('what is no draft is not used: %s', (text) => {
  localStorage.setItem('draft:contact', text)
  expect(storedDraft('contact').read()).toBeNull()
})

test('what a draft cannot hold is left out of it', () => {
  localStorage.setItem('draft:contact', '{"savedAt":1,"values":{"a":"x","b":{"c":1},"d":5,"e":true}}')
  expect(storedDraft('contact').read()).toEqual({ savedAt: 1, values: { a: 'x', e: true } })
})

import { expect, test } from 'vitest'
import { allowed, didYouMean, named, nearest } from '#scripts/content/checks/nearest.ts'
import { offsetInSource } from '#scripts/content/checks/rich-text.ts'

test.each([
  ['titel', 'title'],
  ['Titel', 'title'],
  ['titles', 'title'],
  ['descripton', 'description'],
  ['TITLE', 'title'],
])('%s is near to %s', (written, meant) => {
  expect(nearest(written, named(['title', 'description', 'order']))).toBe(meant)
})

test.each(['colour', 'x', '', 'heading'])('"%s" is near to nothing', (written) => {
  expect(nearest(written, named(['title', 'description', 'order']))).toBeUndefined()
})

test('where nothing may be written, nothing is near', () => {
  expect(nearest('title', [])).toBeUndefined()
})

test('another name for a value leads to the value', () => {
  const countries = [{ value: 'NG', alsoCalled: ['Nigeria'], meaning: 'Nigeria' }]
  expect(didYouMean('nigeria', countries)).toBe('Did you mean "NG" (Nigeria)?')
})

test('a long list shows its beginning, how much is left and where to find it', () => {
  const letters = named('abcdefghijklmnop')
  expect(allowed(letters)).toBe('Allowed: a, b, c, d, e, f, g, h, i, j, k, l and 4 more.')
  expect(allowed(letters.slice(0, 2), 'content/options/letters.yaml')).toBe(
    'Allowed: a, b (see content/options/letters.yaml)',
  )
})

test.each([
  ['plain', 'One [two](x)', 'One [two](x)'],
  ['literal', 'One\n[two](x)\n', '|\n  One\n  [two](x)\n'],
  ['folded', 'One [two](x)\n', '>-\n  One\n  [two](x)\n'],
  ['single-quoted', "It's [two](x)", "'It''s [two](x)'"],
  ['double-quoted', 'One – "a"\n[two](x)', '"One \\u2013 \\"a\\"\\n[two](x)"'],
])('a place in a %s text is found in the file', (_style, value, raw) => {
  expect(offsetInSource(value, raw, value.indexOf('['))).toBe(raw.indexOf('['))
})

import { serializeStyles } from '@emotion/serialize'
import { afterEach, expect, test } from 'vitest'
import { createEmotionCache, styleTag } from '#src/theme/emotion-cache.ts'

afterEach(() => {
  for (const element of document.querySelectorAll('style')) element.remove()
})

function insert(cache: ReturnType<typeof createEmotionCache>, css: string) {
  const serialized = serializeStyles([css], cache.registered)
  if (!cache.inserted[serialized.name])
    cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true)
  return serialized.name
}

function sheets() {
  return Array.from(document.querySelectorAll('style[data-emotion]'), ({ textContent }) => textContent)
}

test('each new style is a sheet of its own, so that a browser does not lay out the whole page anew', () => {
  const cache = createEmotionCache()
  const ids = [insert(cache, 'color: red;'), insert(cache, 'color: blue;')]
  expect(sheets()).toEqual([`.g-${ids[0]}{color:red;}`, `.g-${ids[1]}{color:blue;}`])
})

test('a style of the prerendered page is not inserted again', () => {
  const id = insert(createEmotionCache(), 'color: green;')
  document.head.innerHTML = styleTag({ ids: [id], css: `.g-${id}{color:green;}` })
  expect(insert(createEmotionCache(), 'color: green;')).toBe(id)
  expect(sheets()).toEqual([])
})

test('a style without a class, which a browser could not find, is refused', () => {
  expect(() => styleTag({ ids: ['abc'], css: 'p{color:green;}' })).toThrow('abc')
})

import { serializeStyles } from '@emotion/serialize'
import { afterEach, expect, test } from 'vitest'
import { createEmotionCache, styleTag } from '#src/theme/emotion-cache.ts'

// Other tests share the document: only the styles of this file are checked and removed.
const made = new Set<string>()
const sheets = () =>
  Array.from(document.querySelectorAll('style')).filter(({ textContent }) =>
    [...made].some((id) => textContent.includes(id)),
  )

afterEach(() => {
  for (const element of sheets()) element.remove()
  made.clear()
})

function insert(cache: ReturnType<typeof createEmotionCache>, css: string) {
  const serialized = serializeStyles([css], cache.registered)
  made.add(serialized.name)
  if (!cache.inserted[serialized.name])
    cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true)
  return serialized.name
}

test('each new style is a sheet of its own, so that a browser does not lay out the whole page anew', () => {
  const cache = createEmotionCache()
  const ids = [insert(cache, 'color: red;'), insert(cache, 'color: blue;')]
  expect(sheets().map(({ textContent }) => textContent)).toEqual([
    `.g-${ids[0]}{color:red;}`,
    `.g-${ids[1]}{color:blue;}`,
  ])
})

test('a style of the prerendered page is not inserted again', () => {
  const { name: id } = serializeStyles(['color: green;'])
  document.head.insertAdjacentHTML('beforeend', styleTag(`.g-${id}{color:green;}`))
  expect(insert(createEmotionCache(), 'color: green;')).toBe(id)
  expect(sheets()).toHaveLength(1)
})

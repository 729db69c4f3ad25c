import { siteSetting } from 'contentlayer/generated'
import { expect, test } from 'vitest'

test('no compiled text has a fact in braces left', async () => {
  const { isType: _isType, ...collections } = await import('contentlayer/generated')
  const text = JSON.stringify(collections)
  expect(text).not.toMatch(/(?:\{|%7B)(?:site|domain|communityForm|discord|awardYear)(?:\}|%7D)/)
  expect(text).toContain(siteSetting.name)
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { siteSetting } from 'contentlayer/generated'
import { expect, test } from 'vitest'
import { writtenFactsIn } from '#scripts/content/checks/placeholders.ts'
import { filesBelow } from '#scripts/files-below.ts'

const content = 'content'
const { name, domain } = siteSetting
const facts = new Map([
  ['site', name],
  ['domain', domain],
])

test('the name and the domain of the organisation stand in site.yaml only', () => {
  const files = filesBelow(content).filter((file) => !['README.md', 'site.yaml'].includes(file))
  const documents = files.filter((file) => /\.(?:md|yaml)$/.test(file))
  expect(documents.length).toBeGreaterThan(100)
  const naming = documents.filter((file) => {
    const text = readFileSync(path.join(content, file), 'utf8')
    return writtenFactsIn(text, facts).length > 0
  })
  expect(naming).toEqual([])
  expect(writtenFactsIn(`Ask ${name} at ${domain.toUpperCase()}.`, facts)).toHaveLength(2)
})

test('no compiled text has a fact in braces left', async () => {
  const { isType: _isType, ...collections } = await import('contentlayer/generated')
  const text = JSON.stringify(collections)
  expect(text).not.toMatch(/(?:\{|%7B)(?:site|domain|communityForm|discord|awardYear)(?:\}|%7D)/)
  expect(text).toContain(name)
})

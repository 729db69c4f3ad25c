import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, chunkNamedIn, CHUNKS } from '#scripts/chunks.ts'
import { filesBelow } from '#scripts/files-below.ts'

const sources = ['src', 'contract'].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.resolve(folder, file)),
)

const holdersOf = (id: string) =>
  chunkGroups()
    .filter(({ test }) => test(id))
    .map(({ name }) => name)

test('a file joins the chunk that its first line names, and no other', () => {
  for (const file of sources) {
    const name = chunkNamedIn(readFileSync(file, 'utf8'))
    expect(holdersOf(file), file).toEqual(name === undefined ? [] : [name])
  }
})

test('every chunk that a file names is declared, and every declared chunk has a file', () => {
  const named = sources.map((file) => chunkNamedIn(readFileSync(file, 'utf8')))
  const names = new Set(named.filter((name) => name !== undefined))
  expect([...names].sort()).toEqual(Object.keys(CHUNKS).sort())
})

test('a directive stands in the first line: anywhere else it would have no effect', () => {
  const astray = sources.filter((file) => /^[^\n]*\n[^]*@chunk\b/.test(readFileSync(file, 'utf8')))
  expect(astray).toEqual([])
})

test('a package belongs to the chunk that lists it, and the others to none', () => {
  const modules = path.resolve('node_modules')
  expect(holdersOf(`${modules}/react/index.js`)).toEqual(['frame'])
  expect(holdersOf(`${modules}/@emotion/cache/dist/index.js`)).toEqual(['frame'])
  expect(holdersOf(`${modules}/valibot/dist/index.mjs`)).toEqual(['forms'])
  expect(holdersOf(`${modules}/react-select/dist/index.js`)).toEqual([])
})

test('a variant that the framework makes of a file belongs to no chunk', () => {
  const [file = ''] = sources.filter((source) => source.endsWith('nomination-layout.tsx'))
  expect(holdersOf(file)).toEqual(['nomination'])
  expect(holdersOf(`${file}?__react-router-build-client-route`)).toEqual([])
})

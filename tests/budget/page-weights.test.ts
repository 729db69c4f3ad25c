import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageWeights } from '#scripts/budget/page-weights.ts'
import { overweight } from '#scripts/check-budget.ts'

function buildOf(files: Record<string, string>) {
  const buildDir = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(buildDir, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(buildDir, name)), { recursive: true })
    writeFileSync(path.join(buildDir, name), content)
  }
  return buildDir
}

const pageWith = (script: string) => `<!DOCTYPE html><script type="module" src="${script}"></script>`
const pageWithData = (data: string) =>
  `<!DOCTYPE html><script type="application/json" id="page-scripts">{"names":["small.js"],"data":"${data}"}</script>`

test('each page weighs what is sent for it, the heaviest first', () => {
  const buildDir = buildOf({
    'index.html': pageWithData('/_root.data'),
    '_root.data': '[]',
    '_root.data.br': 'x'.repeat(40),
    'index.html.br': 'x'.repeat(30),
    'blog/1/index.html': pageWith('/assets/large.js'),
    'blog/1/index.html.br': 'x'.repeat(20),
    // A compressed file, and one too small to be compressed.
    'assets/large.js': `import "./small.js"; ${'a();'.repeat(999)}`,
    'assets/large.js.br': 'x'.repeat(500),
    'assets/small.js': 'a()',
    '__spa-fallback.html': pageWith('/assets/none.js'),
  })
  expect(pageWeights(buildDir)).toEqual([
    { page: '/blog/1', html: 20, data: 0, scripts: 503 },
    { page: '/', html: 30, data: 40, scripts: 3 },
  ])
})

test('a page that names a script that was not built is a broken build', () => {
  expect(() => pageWeights(buildOf({ 'index.html': pageWith('/assets/gone.js') }))).toThrow('gone.js')
})

test('a page may weigh 20 KB, and bring 10 KB of data and 150 KB of scripts [MORE-34]', () => {
  expect(overweight([{ page: '/', html: 20_000, data: 10_000, scripts: 150_000 }])).toEqual([])
})

test('a page that is too heavy is named, with what it weighs', () => {
  expect(overweight([{ page: '/gallery', html: 20_100, data: 10_100, scripts: 153_600 }])).toEqual([
    '/gallery: 20.1 KB of HTML, but 20 are allowed.',
    '/gallery: 10.1 KB of data for hydration, but 10 are allowed.',
    '/gallery: 153.6 KB of scripts, but 150 are allowed.',
  ])
})

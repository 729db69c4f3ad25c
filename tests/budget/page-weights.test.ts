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
const laterPage = '<!DOCTYPE html><link rel="later" href="/assets/small.js"/>'

test('each page weighs what is sent for it, the heaviest first', () => {
  const buildDir = buildOf({
    'index.html': laterPage,
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
    { page: '/blog/1', html: 20, scripts: 503 },
    { page: '/', html: 30, scripts: 3 },
  ])
})

test('a page that names a script that was not built is a broken build', () => {
  expect(() => pageWeights(buildOf({ 'index.html': pageWith('/assets/gone.js') }))).toThrow('gone.js')
})

test('a page may weigh 25 KB, and bring 210 KB of scripts [MORE-34]', () => {
  expect(overweight([{ page: '/', html: 25_000, scripts: 210_000 }])).toEqual([])
})

test('a page that is too heavy is named, with what it weighs', () => {
  expect(overweight([{ page: '/gallery', html: 25_100, scripts: 213_600 }])).toEqual([
    '/gallery: 25.1 KB of HTML, but 25 are allowed.',
    '/gallery: 213.6 KB of scripts, but 210 are allowed.',
  ])
})

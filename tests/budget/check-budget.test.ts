import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkBudget, overweight } from '#scripts/check-budget.ts'

const SENTENCE = 'In Ajegunle people lift things when the sky turns dark.'
const ARTICLES = '.generated/content/BlogArticle/_index.json'

const wholeProject = {
  'build/client/index.html': '<!DOCTYPE html><script type="module" src="/assets/home.js"></script>',
  'build/client/assets/home.js': 'a()',
  [ARTICLES]: JSON.stringify([{ _id: 'blog/tides.md', body: { raw: SENTENCE } }]),
}

function problemsOf(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'budget-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  const printed: Array<string> = []
  return { problems: checkBudget(root, (line) => printed.push(line)), printed: printed.join('\n') }
}

test('a light build without content in its scripts passes, and is shown', () => {
  const { problems, printed } = problemsOf(wholeProject)
  expect(problems).toEqual([])
  expect(printed).toContain('1 pages weighed; 1 documents looked for in 1 scripts.')
})

test('a script that carries an article is named together with it', () => {
  const { problems } = problemsOf({ ...wholeProject, 'build/client/assets/late.js': `const a="${SENTENCE}"` })
  expect(problems).toEqual([expect.stringMatching(/^assets\/late\.js carries .* content\/blog\/tides\.md/)])
})

test('where nothing was built, nothing passes', () => {
  const { 'build/client/index.html': _, ...withoutPages } = wholeProject
  expect(problemsOf(withoutPages).problems).toEqual([expect.stringContaining('There is no whole build')])
})

test('where there is no content to look for, nothing passes', () => {
  const { problems } = problemsOf({ ...wholeProject, [ARTICLES]: '[]' })
  expect(problems).toEqual([expect.stringContaining('There is no content')])
})

test('a page of the member area may carry more than a public one, but not anything [MORE-34]', () => {
  const weighing = (page: string, scripts: number) => overweight([{ page, html: 0, scripts }])
  expect(weighing('/explore', 250_000)).toEqual([])
  expect(weighing('/explore/mentors', 250_000)).toEqual([])
  expect(weighing('/explore', 261_000)).toEqual(['/explore: 261.0 KB of scripts, but 260 are allowed.'])
  expect(weighing('/explorers', 250_000)).toEqual(['/explorers: 250.0 KB of scripts, but 210 are allowed.'])
})

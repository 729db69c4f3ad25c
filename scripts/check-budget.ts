import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMemberPath } from '#src/lib/addresses.ts'
import { contentInScripts, sentencesOf, type CompiledDocument } from './budget/content-in-scripts.ts'
import { pageWeights, type PageWeight } from './budget/page-weights.ts'

// In thousands of bytes, after Brotli. docs/architecture.md explains them.
const BUDGET = { html: 25, scripts: 210, memberScripts: 260 }

/** Members return often, with most scripts in their cache. */
function scriptsAllowed(page: string): number {
  return isMemberPath(page) ? BUDGET.memberScripts : BUDGET.scripts
}

const kilobytes = (bytes: number) => bytes / 1000

/** The exceeded budgets, one per line. */
export function overweight(pages: ReadonlyArray<PageWeight>): Array<string> {
  return pages.flatMap(({ page, html, scripts }) => [
    ...(kilobytes(html) > BUDGET.html
      ? [`${page}: ${size(html)} KB of HTML, but ${BUDGET.html} are allowed.`]
      : []),
    ...(kilobytes(scripts) > scriptsAllowed(page)
      ? [`${page}: ${size(scripts)} KB of scripts, but ${scriptsAllowed(page)} are allowed.`]
      : []),
  ])
}

function size(bytes: number) {
  return kilobytes(bytes).toFixed(1)
}

function table(pages: ReadonlyArray<PageWeight>) {
  const widest = Math.max(...pages.map(({ page }) => page.length))
  const row = (page: string, html: string, scripts: string) =>
    `${page.padEnd(widest)}  ${html.padStart(6)}  ${scripts.padStart(7)}`
  return [
    row('KB after Brotli', 'HTML', 'scripts'),
    ...pages.map(({ page, html, scripts }) => row(page, size(html), size(scripts))),
  ]
}

function readDocuments(root: string): Array<CompiledDocument> {
  const generated = path.join(root, '.generated/content')
  return readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const file = path.join(generated, name, '_index.json')
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Array<CompiledDocument>) : []
    })
}

function readScripts(buildDir: string) {
  const names = readdirSync(path.join(buildDir, 'assets')).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readFileSync(path.join(buildDir, 'assets', name), 'utf8')]))
}

/** Measures a build, prints the result, and returns the problems. */
export function checkBudget(root: string, log: (line: string) => void): Array<string> {
  const buildDir = path.join(root, 'build/client')
  if (!existsSync(path.join(buildDir, 'index.html')))
    return ['There is no whole build. Run `npm run build` first.']
  const pages = pageWeights(buildDir)
  log(table(pages).join('\n'))

  const documents = readDocuments(root).filter((document) => sentencesOf(document).length > 0)
  const scripts = readScripts(buildDir)
  if (documents.length === 0) return ['There is no content to look for. Run `npm run build` first.']
  log(`${pages.length} pages weighed; ${documents.length} documents looked for in ${scripts.size} scripts.`)
  return [
    ...overweight(pages),
    ...contentInScripts(documents, scripts).map(
      ({ document, script, sentence }) =>
        `assets/${script} carries the content of content/${document}: "${sentence}". Read it in a route's loader.`,
    ),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkBudget(process.cwd(), console.log)
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exitCode = 1
  }
}

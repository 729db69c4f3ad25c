import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

// The reference is left out, as it consists of examples and has its own test; so are decisions that no longer hold.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow('docs').filter(
    (name) => name.endsWith('.md') && !name.endsWith('content-reference.md') && !isSuperseded(name),
  ),
]

function isSuperseded(name: string) {
  return /^Superseded|Status: superseded/m.test(readFileSync(path.join(root, name), 'utf8'))
}

// Generated folders may be missing.
const MADE = /^(?:build|data|node_modules|test-results|\.contentlayer|\.generated|\.cache)(?:\/|$)/

function filesBelow(folder: string) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  )
}

/** The inline code of a text, without code blocks. */
function codeIn(markdown: string) {
  return [...markdown.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
}

/** The inline code that consists of paths from the root of the project. */
function pathsIn(markdown: string) {
  const isInFolder = /^\.?[\w-]+\/[\w./-]*$/
  const isFileAtRoot = /^[\w-]+(?:\.[\w-]+)*\.(?:md|json|[cm]?[jt]s)$/
  return codeIn(markdown).filter(
    (code) => (isInFolder.test(code) || isFileAtRoot.test(code)) && !MADE.test(code),
  )
}

function linksIn(markdown: string) {
  return [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
}

// Inline code that looks like a path but is none.
const NO_PATHS = [
  'text/x-script',
  '404/index.html',
  'explore/404/index.html',
  'about-us/index.html',
  'page-headers.json',
]

test.each(documents)('every path that %s points at exists', (name) => {
  const markdown = readFileSync(path.join(root, name), 'utf8')
  const missing = pathsIn(markdown).filter(
    (file) => !NO_PATHS.includes(file) && !existsSync(path.join(root, file)),
  )
  expect(missing).toEqual([])
})

test.each(documents)('every link in %s leads somewhere', (name) => {
  const links = linksIn(readFileSync(path.join(root, name), 'utf8'))
  expect(links.filter((link) => !existsSync(path.join(root, path.dirname(name), link)))).toEqual([])
})

test.each(documents)('every command that %s names is in package.json', (name) => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...readFileSync(path.join(root, name), 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].map(
    ([, script]) => script!,
  )
  expect(named.filter((script) => !(script in scripts))).toEqual([])
})

test('the README shows how to change things by naming paths, and names them all as paths', () => {
  const [, table = ''] = readFileSync(path.join(root, 'README.md'), 'utf8').split('## Where to change things')
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:-|Subject)/.test(line))
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => pathsIn(row).length === 0)).toEqual([])
})

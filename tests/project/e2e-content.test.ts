import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow } from '#scripts/files-below.ts'

/*
 * Browser tests run on the real site: a test that quotes its copy would fail when an editor changes it. What a test
 * expects on a page has therefore to be a text of the code or of the tests themselves. This test never looks into
 * content/, so that no edit there can break it.
 */

/** Texts of the browser, of the visual editor's library, and of code that puts them together from several. */
const OTHERS = [
  ...['Failed to fetch', 'Create New Entry', 'Edit Slug', 'Delete Selected', 'Work with Local Repository'],
  ...['access token', 'add', 'March', 'match', 'Amount in naira', 'Type DELETE'],
  ...['Loading your donation', 'Published on', 'Notice'],
  ...['This is the copy that your device saved today at', 'Amina Okafor', 'Amaka Okafor'],
]

/** Of so many words, a part of a sentence of the code is enough. A shorter text could occur anywhere. */
const MIN_WORDS = 3

/** Methods whose texts have to be on the page, or are looked for there. */
const LOOKS = /^(?:getBy\w+|to(?:HaveText|ContainText|HaveTitle|HaveAccessible\w+|MatchAriaSnapshot))$/
/** Options of such methods, and of functions that call them. */
const OPTIONS = /^(?:name|hasText|hasNotText)$/

const PAGE = /^\w*(?:page|form|dialog|locator)\w*$/iu

const normalize = (text: string) =>
  text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').trim().toLowerCase()

/** A text without what a template or a pattern leaves open: signs, numbers, `\d+`, `s?`. */
const pieces = (text: string) =>
  normalize(text)
    .split(/(?:\\[a-z]|[^\p{L}\p{M}' -]|\p{L}\?)+/u)
    .map((piece) => piece.replace(/^[' -]+|[' -]+$/gu, ''))
    .filter((piece) => /\p{L}/u.test(piece))

const read = (folder: string, endings: RegExp) =>
  filesBelow(folder)
    .filter((file) => endings.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))

function textOf(node: ts.Node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text
  if (ts.isJsxText(node)) return node.text
  if (!ts.isRegularExpressionLiteral(node)) return undefined
  return node.text
    .replace(/^\/\^?|\$?\/\w*$/g, '')
    .replace(/\\s\+/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')
}

/** The argument of the call, or the value of the option, that a literal belongs to. */
function isLookedFor(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && OPTIONS.test(parent.name.getText())) return !isFile(parent.parent)
  if (ts.isCallExpression(parent)) {
    // A function of the tests: fill(page, 'Label', 'typed text').
    if (ts.isIdentifier(parent.expression)) return parent.arguments[1] === node && isHelper(parent)
    if (!ts.isPropertyAccessExpression(parent.expression)) return false
    const { text } = parent.expression.name
    return LOOKS.test(text) && !(text === 'getByRole' && parent.arguments[0] === node)
  }
  const isWithin =
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent)
  return isWithin && isLookedFor(parent)
}

const isHelper = ({ expression, arguments: [first] }: ts.CallExpression) =>
  expression.getText() !== 'expect' && PAGE.test(first?.getText() ?? '')

/** A file for an upload, `{ name, mimeType, buffer }`. */
const isFile = (object: ts.Node) => /\bmimeType\b/.test(object.getText())

/** The texts of a source file that it looks for, also through a constant, and all others. */
function literalsIn(source: string) {
  const lookedFor: Array<string> = []
  const others: Array<string> = []
  const root = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true)
  const constants = new Set<string>()
  const walk = (node: ts.Node, see: (node: ts.Node) => void) => {
    if (ts.isImportDeclaration(node)) return
    see(node)
    ts.forEachChild(node, (child) => walk(child, see))
  }
  walk(root, (node) => {
    if (ts.isIdentifier(node) && isLookedFor(node)) constants.add(node.text)
  })
  const isConstant = (node: ts.Node): boolean =>
    ts.isVariableDeclaration(node.parent)
      ? node.parent.initializer === node && constants.has(node.parent.name.getText())
      : (ts.isTemplateExpression(node.parent) || ts.isTemplateSpan(node.parent)) && isConstant(node.parent)
  walk(root, (node) => {
    const text = textOf(node)
    if (text === undefined || text.trim() === '' || text.startsWith('/')) return
    if (isLookedFor(node) || isConstant(node)) lookedFor.push(text)
    else others.push(text)
  })
  return { lookedFor, others }
}

type Sources = { texts: ReadonlyArray<string>; pieces: ReadonlySet<string> }

const sourcesFrom = (texts: ReadonlyArray<string>): Sources => ({
  texts: texts.map(normalize),
  pieces: new Set(texts.flatMap((text) => [normalize(text), ...pieces(text)])),
})

const allLiterals = (source: string) => Object.values(literalsIn(source)).flat()

const textsOf = (folder: string) => read(folder, /\.tsx?$/).flatMap(allLiterals)

const texts = [
  ...['contract', 'server', 'src', 'tests/mocks'].flatMap(textsOf),
  ...read('tests/e2e', /\.ts$/).flatMap((source) => literalsIn(source).others),
  ...OTHERS,
]
const sources = sourcesFrom(texts)
// The visual editor shows the labels of its configuration.
const editorSources = sourcesFrom([...texts, ...['editor', 'scripts/content/cms'].flatMap(textsOf)])

/** The texts that a test looks for and that come from neither code nor tests: those of the content. */
function quotedCopy(source: string, { texts, pieces: known }: Sources): Array<string> {
  const isKnown = (piece: string) =>
    known.has(piece) || (piece.split(' ').length >= MIN_WORDS && texts.some((text) => text.includes(piece)))
  return literalsIn(source).lookedFor.filter(
    (text) => !isKnown(normalize(text)) && !pieces(text).every(isKnown),
  )
}

test.each(readdirSync('tests/e2e'))('%s quotes no copy of content/', (file) => {
  const source = readFileSync(path.join('tests/e2e', file), 'utf8')
  expect(quotedCopy(source, file.startsWith('editor') ? editorSources : sources)).toEqual([])
})

const quoted = (source: string, code: ReadonlyArray<string> = []) => quotedCopy(source, sourcesFrom(code))

test('what a test looks for is found in a text, an option, a template, a pattern, a function and a constant', () => {
  const looks = [
    "page.getByText('Three mangoes')",
    "page.getByRole('link', { name: 'Three mangoes' })",
    'expect(page).toHaveTitle(`Three mangoes${site}`)',
    'row.getByText(/^Three\\s+mangoes$/u)',
    "expect(row).toHaveText(['Three mangoes'])",
    "field(page, 'Three mangoes').click()",
    "const fruit = 'Three mangoes'; page.getByText(fruit)",
  ]
  for (const look of looks) {
    expect(quoted(look), look).toHaveLength(1)
    expect(quoted(look, ['three mangoes']), look).toEqual([])
  }
})

test('names of tests, typed texts, faults and roles are not looked for', () => {
  const others = [
    "test('Three mangoes', () => undefined)",
    'test(`Three mangoes in ${place}`, () => undefined)',
    "page.getByRole('textbox').fill('Three mangoes')",
    "fill(page, label, 'Three mangoes')",
    'faults.push(`Three mangoes hide ${name}`)',
    "expect(page.url(), 'Three mangoes').toBe(address)",
    "page.getByRole('three mangoes')",
  ]
  for (const other of others) expect(quoted(other), other).toEqual([])
})

test('a short text has to be whole in the code, apart from numbers, and a longer one a part of a sentence', () => {
  const code = ['Three mangoes on a wall', 'Peel ', 'Zobo']
  expect(quoted("page.getByText('Peel 2')", code)).toEqual([])
  expect(quoted("page.getByText('mangoes on a')", code)).toEqual([])
  expect(quoted("page.getByText('a wall')", code)).toEqual(['a wall'])
  expect(quoted("page.getByText('Zobo bar')", code)).toEqual(['Zobo bar'])
})

test('labels and titles of the content are no texts of the code', () => {
  const copy = ["page.getByText('Hear from us on Saturdays')", "page.getByRole('link', { name: 'Zobo bar' })"]
  for (const source of copy) expect(quotedCopy(source, sources)).toHaveLength(1)
})

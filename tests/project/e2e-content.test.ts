import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { isScalar, parseDocument, visit } from 'yaml'
import { sitePages } from '#scripts/content/site-pages.ts'
import { filesBelow } from '#scripts/files-below.ts'

/* Browser tests run on the real site: a test that quotes its copy would fail when an editor changes it. */

/** A literal of so many words is searched for anywhere in the content, a shorter one only as a whole value. */
const MIN_WORDS = 3

type Literal = { text: string; isPattern: boolean; ignoresCase: boolean }

const normalize = (text: string) =>
  text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').trim()

const read = (folder: string, endings: RegExp) =>
  filesBelow(folder)
    .filter((file) => endings.test(file) && file !== 'README.md')
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

const codeFiles = ['contract', 'server', 'src'].flatMap((folder) => read(folder, /\.tsx?$/))
// The visual editor shows the labels of its configuration.
const editorFiles = read('scripts/content/cms', /\.ts$/)

/** String literals, JSX text and patterns in code, without imports and test names. */
function literalsIn(source: string, file = 'test.ts'): Array<Literal> {
  const found: Array<Literal> = []
  const visitNode = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return
    const isName =
      ts.isCallExpression(node.parent) && node.parent.arguments[0] === node && isTest(node.parent)
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if ((isText && !isName) || ts.isJsxText(node))
      found.push({ text: normalize(node.text), isPattern: false, ignoresCase: false })
    if (ts.isRegularExpressionLiteral(node))
      found.push({
        text: normalize(plainText(node.text)),
        isPattern: true,
        ignoresCase: /\/\w*i\w*$/.test(node.text),
      })
    ts.forEachChild(node, visitNode)
  }
  ts.forEachChild(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), visitNode)
  return found
}

const isTest = (call: ts.CallExpression) => /^test(?:\.\w+)?$/.test(call.expression.getText())

const plainText = (pattern: string) =>
  pattern
    .replace(/^\/\^?|\$?\/\w*$/g, '')
    .replace(/\\s\+/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')

/** The values of a content file, in small letters. The keys of sections are left out: code finds the sections by them. */
function valuesOf(yaml: string): Array<string> {
  const found: Array<string> = []
  visit(parseDocument(yaml), {
    Pair: (_, { key }) => (isScalar(key) && key.value === 'key' ? visit.SKIP : undefined),
    Scalar(place, { value }) {
      const text = normalize(String(value)).toLowerCase()
      if (place !== 'key' && /\p{L}.*\p{L}/u.test(text)) found.push(text)
    },
  })
  return found
}

type Sources = {
  /** The content, in small letters. */
  content: ReadonlyArray<string>
  /** Values of the settings of the site and of the copy of its pages. */
  values: ReadonlySet<string>
  /** Code as it is written, in small letters. */
  code: ReadonlyArray<string>
  /** Texts in the code. An editor cannot change them. */
  literals: ReadonlySet<string>
}

const pageCopy = [...read('content/pages', /\.yaml$/), ...read('content', /^site\.yaml$/)]

const sources: Sources = {
  content: read('content', /\.(?:md|yaml)$/).map(({ text }) => normalize(text).toLowerCase()),
  values: new Set(
    pageCopy.flatMap(({ text }) => valuesOf(text)).filter((value) => !sitePages.includes(value)),
  ),
  code: codeFiles.map(({ text }) => normalize(text).toLowerCase()),
  literals: literalsOf(codeFiles),
}

const editorSources = { ...sources, literals: new Set([...sources.literals, ...literalsOf(editorFiles)]) }

function literalsOf(files: ReadonlyArray<{ file: string; text: string }>) {
  const found = files.flatMap(({ file, text }) => literalsIn(text, file))
  return new Set(found.filter(({ isPattern }) => !isPattern).map(({ text }) => text))
}

/** The literals that an edit can invalidate. */
function quotedCopy(source: string, { content, values, code, literals }: Sources): Array<string> {
  const isInCode = ({ text, ignoresCase }: Literal) =>
    ignoresCase
      ? [...literals].some((literal) => literal.toLowerCase() === text.toLowerCase())
      : literals.has(text)
  const isQuoted = (literal: Literal) => {
    const text = literal.text.toLowerCase()
    if (values.has(text)) return !isInCode(literal)
    if (text.split(' ').length < MIN_WORDS) return false
    return content.some((copy) => copy.includes(text)) && !code.some((file) => file.includes(text))
  }
  return literalsIn(source)
    .filter(isQuoted)
    .map(({ text }) => text)
}

test.each(readdirSync('tests/e2e'))('%s quotes no copy of content/', (file) => {
  const source = readFileSync(path.join('tests/e2e', file), 'utf8')
  expect(quotedCopy(source, file.startsWith('editor') ? editorSources : sources)).toEqual([])
})

const none: Sources = { content: [], values: new Set(), code: [], literals: new Set() }

test('a phrase of the content is found in a text, a template and a pattern, but not in the name of a test', () => {
  const phrase = 'three mangoes on a wall'
  const quotes = [
    `getByText('${phrase}')`,
    `\`\${site}: ${phrase}\``,
    `/^${phrase.replaceAll(' ', '\\s+')}$/u`,
  ]
  for (const quote of quotes)
    expect(quotedCopy(`test('…', () => ${quote})`, { ...none, content: [`: ${phrase}.`] })).toHaveLength(1)
  expect(quotedCopy(`test('${phrase}', () => undefined)`, { ...none, content: [phrase] })).toEqual([])
})

test('a label of any length is found where it is a whole value, in any letters', () => {
  const site = valuesOf('navigation:\n  - { label: Zobo, to: / }\n  - { label: Zobo bar, to: /bar }\n')
  const quoted = (source: string) => quotedCopy(source, { ...none, values: new Set(site) })
  expect(quoted("getByRole('link', { name: 'Zobo' })")).toEqual(['Zobo'])
  expect(quoted("getByRole('link', { name: 'ZOBO BAR' })")).toEqual(['ZOBO BAR'])
  expect(quoted('getByText(/^zobo$/iu)')).toEqual(['zobo'])
  expect(quoted("getByText('A glass of Zobo')")).toEqual([])
})

test('the keys of sections are no labels, nor are the addresses of the routes', () => {
  expect(valuesOf('sections:\n  - key: closing\n    heading: Come in\n')).toEqual(['come in'])
  expect(sources.values).not.toContain('/explore/my-account')
})

test('a label that the code writes itself may be quoted, in the letters of the code', () => {
  const literals = literalsOf([{ file: 'button.tsx', text: 'const label = <p>\n  Zobo\n</p>' }])
  const quoted = (source: string) => quotedCopy(source, { ...none, values: new Set(['zobo']), literals })
  expect(quoted("getByText('Zobo')")).toEqual([])
  expect(quoted('getByText(/^zobo$/iu)')).toEqual([])
  expect(quoted("getByText('ZOBO')")).toEqual(['ZOBO'])
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow } from '#scripts/files-below.ts'

/* Browser tests run on the real site: a test that quotes its copy would fail when an editor changes it. */

const MIN_WORDS = 3

const normalize = (text: string) =>
  text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').trim().toLowerCase()

const textsBelow = (folder: string, endings: RegExp) =>
  filesBelow(folder)
    .filter((file) => endings.test(file) && file !== 'README.md')
    .map((file) => normalize(readFileSync(path.join(folder, file), 'utf8')))

const content = textsBelow('content', /\.(?:md|yaml)$/)
/** Texts that editors cannot change: those of the specification and of the code. */
const fixed = [
  normalize(readFileSync('docs/spec.md', 'utf8')),
  ...textsBelow('contract', /\.ts$/),
  ...textsBelow('src', /\.tsx?$/),
]

/** String literals and patterns in a test, without test names and imports. */
function literalsIn(source: string): Array<string> {
  const found: Array<string> = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return
    const isName =
      ts.isCallExpression(node.parent) && node.parent.arguments[0] === node && isTest(node.parent)
    if (ts.isStringLiteralLike(node) && !isName) found.push(node.text)
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) found.push(node.text)
    if (ts.isRegularExpressionLiteral(node)) found.push(plainText(node.text))
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true), visit)
  return found
}

const isTest = (call: ts.CallExpression) => /^test(?:\.\w+)?$/.test(call.expression.getText())

const plainText = (pattern: string) =>
  pattern
    .replace(/^\/\^?|\$?\/\w*$/g, '')
    .replace(/\\s\+/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')

/** The literals that an edit can invalidate. */
function quotedCopy(source: string, copies = content): Array<string> {
  return literalsIn(source)
    .map(normalize)
    .filter((text) => text.split(' ').length >= MIN_WORDS)
    .filter((text) => copies.some((copy) => copy.includes(text)))
    .filter((text) => !fixed.some((words) => words.includes(text)))
}

test.each(readdirSync('tests/e2e'))('%s quotes no copy of content/', (file) => {
  expect(quotedCopy(readFileSync(path.join('tests/e2e', file), 'utf8'))).toEqual([])
})

test('a phrase of the content is found in a text, a template and a pattern, but not in the name of a test', () => {
  const phrase = 'three mangoes on a wall'
  const quotes = [
    `getByText('${phrase}')`,
    `\`\${site}: ${phrase}\``,
    `/^${phrase.replaceAll(' ', '\\s+')}$/u`,
  ]
  for (const quote of quotes)
    expect(quotedCopy(`test('…', () => ${quote})`, [`: ${phrase}.`]), quote).toHaveLength(1)
  expect(quotedCopy(`test('${phrase}', () => undefined)`, [phrase])).toEqual([])
})

test('words that the specification fixes may be quoted', () => {
  expect(quotedCopy("getByText('We Inspire Women in Tech')", ['we inspire women in tech'])).toEqual([])
})

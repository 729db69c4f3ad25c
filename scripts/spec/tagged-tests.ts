import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A test with its name as written; names of parametrized tests keep their placeholders. */
export type TaggedTest = { file: string; name: string; ids: Array<string> }

const TAG = / \[(?<ids>[A-Z][A-Z\d]*-\d+(?:\.\.\d+)?(?: [A-Z][A-Z\d]*-\d+(?:\.\.\d+)?)*)\]$/

/** The name in `test('name', …)`, `testOnBoth('name', …)` and `test.each(rows)('name', …)`. */
function nameOf(call: ts.CallExpression, source: ts.SourceFile): string | undefined {
  const [name] = call.arguments
  if (!/^(?:test|it)\b|^testOn/.test(call.expression.getText(source))) return undefined
  if (name === undefined || call.arguments.length < 2) return undefined
  if (ts.isStringLiteralLike(name)) return name.text
  return ts.isTemplateExpression(name) ? name.getText(source).slice(1, -1) : undefined
}

/** `HOME-3..5` stands for three consecutive statements. */
function expandRange(range: string): Array<string> {
  const {
    area = '',
    first,
    last = first,
  } = /^(?<area>[A-Z][A-Z\d]*)-(?<first>\d+)(?:\.\.(?<last>\d+))?$/.exec(range)?.groups ?? {}
  const length = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length }, (_, index) => `${area}-${Number(first) + index}`)
}

/** The tests of one file whose names end in tags such as `[HOME-3]` or `[HOME-3..5 PAGE-1]`. */
export function taggedTests(file: string, code: string): Array<TaggedTest> {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const tests: Array<TaggedTest> = []
  function visit(node: ts.Node) {
    const name = ts.isCallExpression(node) ? nameOf(node, source) : undefined
    const ids = name === undefined ? undefined : TAG.exec(name)?.groups?.ids
    if (name !== undefined && ids !== undefined) {
      tests.push({ file, name: name.replace(TAG, ''), ids: ids.split(' ').flatMap(expandRange) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tests
}

/** The tagged tests of the project, by file and from top to bottom. */
export function readTaggedTests(root: string): Array<TaggedTest> {
  return readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => `tests/${name.replaceAll(path.sep, '/')}`)
    .sort()
    .flatMap((file) => taggedTests(file, readFileSync(path.join(root, file), 'utf8')))
}

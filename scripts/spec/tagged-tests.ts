import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A test with its name as written; names of parametrized tests keep their placeholders. */
export type TaggedTest = { file: string; name: string; ids: Array<string> }

/** The first argument of a call, a string that ends in tags, as in `test('name [HOME-3]', …)`. */
const TAGGED = /\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*?) \[([A-Z][A-Z\d]*-\d+[A-Z\d. -]*)\]\1,/g

/** `HOME-3..5` stands for three consecutive statements. */
function expandRange(range: string): Array<string> {
  const [, area = '', first, last = first] = /^([A-Z][A-Z\d]*)-(\d+)(?:\.\.(\d+))?$/.exec(range) ?? []
  const length = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length }, (_, index) => `${area}-${Number(first) + index}`)
}

/** The tests of one file whose names end in tags such as `[HOME-3]` or `[HOME-3..5 PAGE-1]`. */
export function taggedTests(file: string, code: string): Array<TaggedTest> {
  return [...code.matchAll(TAGGED)].map(([, , name = '', tags = '']) => ({
    file,
    name,
    ids: tags.split(' ').flatMap(expandRange),
  }))
}

/** The tagged tests of the project, by file and from top to bottom. */
export function readTaggedTests(root: string): Array<TaggedTest> {
  return (
    readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      // The test of this module has examples of tags.
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.endsWith('spec-coverage.test.ts'))
      .map((name) => `tests/${name.replaceAll(path.sep, '/')}`)
      .sort()
      .flatMap((file) => taggedTests(file, readFileSync(path.join(root, file), 'utf8')))
  )
}

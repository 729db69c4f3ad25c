import { cpSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isMap, parseDocument } from 'yaml'
import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { renderReadme, renderReference } from '#scripts/content/readme/render.ts'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { messageOf } from '#scripts/content/checks/problem.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { temporaryFolder, writeIn } from './temporary-project.ts'

const content = join(import.meta.dirname, '../../content')
const readme = readFileSync(join(content, 'README.md'), 'utf8')
const reference = readFileSync('docs/content-reference.md', 'utf8')
const introduction = readFileSync('scripts/content/readme/introduction.md', 'utf8')

/** The types that editors can add, which have a template. */
const added = documentSchemas.flatMap((schema) => {
  const example = examples[schema.name]
  return example ? [{ schema, name: schema.name, file: example.file, template: example.source }] : []
})

test('guide and reference are what the schema makes of them: otherwise run npm run content:readme [EDIT-6]', async () => {
  expect(await renderReadme(introduction)).toBe(readme)
  expect(await renderReference()).toBe(reference)
})

test.each(added)(
  'the template of $name passes the checks of its kind [EDIT-6]',
  async ({ file, template: text }) => {
    const root = temporaryFolder()
    // Templates refer to lists of options. The real ones belong to the editors.
    cpSync('tests/fixtures/options', join(root, 'content/options'), { recursive: true })
    writeIn(root, `content/${file}`, text)
    for (const [, image = ''] of text.matchAll(/src: (images\/\S+)/g))
      writeIn(root, join('content', dirname(file), image), '')
    const { problems, documents } = await checkContent({ root, today: new Date('2026-11-23T12:00:00Z') })
    expect(documents).toBe(6)
    // Expected, as the other documents are missing: a first document may have any position, and templates are shorter
    // than articles. Templates have every field, so the upcoming event has a recording, and contain text to be
    // replaced.
    const expected = ['order-gap', 'body-length', 'early-replay', 'placeholder-text', 'unknown-page']
    const own = problems.filter(
      (problem) => problem.file === `content/${file}` && !expected.includes(problem.rule),
    )
    expect(own.map(messageOf)).toEqual([])
  },
)

test.each(added)(
  'the template of $name has every field, in the order of the schema',
  ({ schema, template: text }) => {
    const yaml = schema.format === 'markdown' ? (text.split('---\n')[1] ?? '') : text
    const { contents } = parseDocument(yaml)
    const keys = isMap(contents) ? contents.items.map(({ key }) => String(key)) : []
    expect(keys).toEqual(Object.keys(schema.fields))
  },
)

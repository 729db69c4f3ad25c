import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isMap, parseDocument } from 'yaml'
import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { renderReadme, renderReference } from '#scripts/content/readme/render.ts'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { classify } from '#scripts/content/checks/files.ts'
import { textLines } from '#scripts/content/checks/report.ts'
import { messageOf, type Problem } from '#scripts/content/checks/problem.ts'
import { markdown } from '#scripts/content/checks/prose.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

const content = join(import.meta.dirname, '../../content')
const readmeFile = join(content, 'README.md')
const referenceFile = join(import.meta.dirname, '../../docs/content-reference.md')
const introductionFile = join(import.meta.dirname, '../../scripts/content/readme/introduction.md')
const readme = readFileSync(readmeFile, 'utf8')
const reference = readFileSync(referenceFile, 'utf8')
const introduction = readFileSync(introductionFile, 'utf8')

type Kind = { name: string; schema: DocumentSchema; section: string; file: string; template: string }

/** Each document type as shown in the committed reference. */
const kinds: Array<Kind> = documentSchemas.map((schema) => {
  const [, after = ''] = reference.split(`\n## ${schema.heading}\n`)
  const section = after.split('\n## ')[0] ?? ''
  const code = markdown.parse(section).children.find((node) => node.type === 'code')
  const paths = [...section.matchAll(/`content\/(\S+\.(?:md|yaml))`/g)].map(([, path]) => path)
  return {
    name: schema.name,
    schema,
    section,
    file: paths[0] ?? '',
    template: code ? `${code.value}\n` : '',
  }
})

/** The types that editors can add, which have a template. */
const added = kinds.filter(({ name }) => examples[name])

/** A folder with lists of options, which templates refer to. The real ones belong to the editors. */
function folderWithOptions() {
  const root = mkdtempSync(join(tmpdir(), 'content-readme-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(join(import.meta.dirname, '../fixtures/options'), join(root, 'content/options'), { recursive: true })
  return root
}

function copyTemplate(root: string, { file, template: text }: Pick<Kind, 'file' | 'template'>) {
  const path = join(root, 'content', file)
  mkdirSync(join(dirname(path), 'images'), { recursive: true })
  writeFileSync(path, text)
  for (const [, image = ''] of text.matchAll(/src: (images\/\S+)/g)) {
    writeFileSync(join(dirname(path), image), '')
  }
}

function lines(problems: Array<Problem>) {
  return problems.map((problem) => `${problem.file}:${problem.line}  ${messageOf(problem)}`)
}

test('guide and reference are what the schema makes of them: otherwise run npm run content:readme [EDIT-6]', async () => {
  expect(await renderReadme(introduction, readmeFile)).toBe(readme)
  expect(await renderReference(referenceFile)).toBe(reference)
})

test('the guide is short: no more than a page for each kind of document [EDIT-6]', () => {
  const PAGE = 50
  expect(readme.split('\n').length).toBeLessThan(documentSchemas.length * PAGE)
  expect(readme.split('\n').length).toBeLessThan(reference.split('\n').length / 3)
})

test.each(added)(
  'the template of $name passes the checks of its kind [EDIT-6]',
  async ({ file, template: text }) => {
    const root = folderWithOptions()
    copyTemplate(root, { file, template: text })
    const { problems, documents } = await checkContent({ root, today: new Date('2026-11-23T12:00:00Z') })
    expect(documents).toBe(6)
    // Expected, as the other documents are missing: a first document may have any position, and templates are shorter
    // than articles. Templates have every field, so the upcoming event has a recording, and contain text to be
    // replaced.
    const expected = ['order-gap', 'body-length', 'early-replay', 'placeholder-text']
    const own = problems.filter(
      (problem) => problem.file === `content/${file}` && !expected.includes(problem.rule),
    )
    expect(lines(own)).toEqual([])
  },
)

test('a template with a mistake does not pass', async () => {
  const root = folderWithOptions()
  const mentor = kinds.find(({ name }) => name === 'Mentor')
  if (!mentor) throw new Error('There is no template for mentors.')
  copyTemplate(root, { file: mentor.file, template: mentor.template.replace('country: NG', 'country: NN') })
  expect(lines((await checkContent({ root })).problems).join()).toContain('country "NN" is not in the list')
})

test.each(kinds)('$name names the folder or file where its kind belongs', ({ schema, section, file }) => {
  expect(section).toContain(`](../content/${schema.path})`)
  if (examples[schema.name]) expect(dirname(file)).toBe(schema.path)
})

test.each(added)('the template of $name has every field, in the order of the schema', (kind) => {
  const { schema, template: text } = kind
  const yaml = schema.format === 'markdown' ? (text.split('---\n')[1] ?? '') : text
  const { contents } = parseDocument(yaml)
  const keys = isMap(contents) ? contents.items.map(({ key }) => String(key)) : []
  expect(keys).toEqual(Object.keys(schema.fields))
})

test.each(kinds)('every field of $name is explained', ({ schema, section }) => {
  for (const [name, { description, optional }] of Object.entries(schema.fields)) {
    const row = section.split('\n').find((line) => line.startsWith(`| \`${name}\` `))
    expect(row, `a row for ${name}`).toContain(description)
    expect(row?.includes('| Optional.') ?? false, `${name} is optional`).toBe(optional ?? false)
  }
  expect(section).toContain(schema.description)
})

test('fields inside groups and lists are explained too', () => {
  const events = kinds.find(({ name }) => name === 'Event')?.section
  expect(events).toMatch(
    /\| `replay › minutes` +\| How long it is, in minutes\. +\| A whole number from 1 to 1440\./,
  )
  const pages = kinds.find(({ name }) => name === 'Page')?.section
  expect(pages).toContain('| `sections › actions › label`')
})

test('every kind is in the list, and every link of it leads to a heading of the reference [EDIT-6]', () => {
  const [, list = ''] = readme.split('\n## The kinds of document\n')
  const links = [...list.matchAll(/\[([^\]]+)\]\(\.\.\/docs\/content-reference\.md#(.+?)\)/g)]
  expect(links).toHaveLength(documentSchemas.length)
  for (const [, heading = '', anchor] of links) {
    expect(reference).toContain(`\n## ${heading}\n`)
    expect(anchor).toBe(heading.toLowerCase().replaceAll(' ', '-'))
  }
})

test('every link of the guide into the reference leads to a heading [EDIT-6]', () => {
  const anchors = [...introduction.matchAll(/content-reference\.md#([a-z-]+)/g)].map(([, anchor]) => anchor)
  const headings = [...reference.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  )
  expect(anchors.length).toBeGreaterThan(0)
  for (const anchor of anchors) expect(headings).toContain(anchor)
})

test('the message shown to editors is what the checks really say', async () => {
  const [, message = ''] = /```text\n([^`]*)\n```/.exec(readme) ?? []
  const [, file = '', position] = /^(content\/\S+?):(\d+:\d+) {2}/.exec(message) ?? []
  const root = folderWithOptions()
  const kind = kinds.find((each) => `content/${each.file}` === file)
  if (!kind) throw new Error('The message is not about a template of the reference.')
  copyTemplate(root, { file: kind.file, template: kind.template.replace('- English', '- Englsh') })
  const found = (await checkContent({ root })).problems.map((problem) => textLines(problem).join('\n'))
  expect(position).toBeDefined()
  expect(found).toContain(message)
})

test('every file of the content that the guide names belongs there, and is there unless editors may remove it', () => {
  const named = [...introduction.matchAll(/content\/([a-z-/]+\.(?:md|yaml))/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(1)
  for (const path of named) {
    const classified = classify(path, documentSchemas)
    if (classified.kind !== 'document') throw new Error(`content/${path} is not a document.`)
    expect(classified.finding).toBeUndefined()
    if (classified.schema.isSingleton || classified.schema.name === 'Page')
      expect(() => readFileSync(join(content, path))).not.toThrow()
  }
})

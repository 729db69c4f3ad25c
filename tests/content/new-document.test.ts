import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { newKinds } from '#scripts/content/kinds.ts'
import { newDocument } from '#scripts/content/new-document.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { projectWith } from './temporary-project.ts'

const today = '2026-11-23'

/** What stands behind the title of some kinds: the name of the file begins with it. */
const MORE: Record<string, Array<string>> = { events: ['2027-02-01'], benefits: ['partner-benefits'] }

/** A small site, or the one with documents of every kind: each new document is a check of the whole site. */
function site({ everyKind = false } = {}) {
  const root = projectWith(everyKind ? 'tests/fixtures/corpus/content' : undefined)
  // A new benefit is a draft, and a page needs one that shows.
  cpSync('tests/fixtures/site/content/benefits', path.join(root, 'content/benefits'), { recursive: true })
  const read = (file: string) => readFileSync(path.join(root, 'content', file), 'utf8')
  const fields = (file: string) => parse(read(file).split(/^---$/m)[file.endsWith('.md') ? 1 : 0] ?? '')
  return { root, read, fields, make: (...args: Array<string>) => newDocument(root, args, today) }
}

test('there is one for each folder of documents but pages, legal texts and reports', () => {
  const folders = readdirSync('content', { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !['images', 'options', 'pages', 'legal', 'reports'].includes(entry.name),
    )
    .map(({ name }) => name)
  expect(newKinds.map(({ path: folder }) => folder).sort()).toEqual(folders.sort())
})

// It throws, and leaves nothing behind, where the check finds an error: see below.
test.each(newKinds.map(({ path: folder }) => folder))(
  'a new document in %s is a draft that the check accepts [EDIT-4]',
  async (folder) => {
    const { root, make, fields } = site({ everyKind: true })
    const before = filesBelow(path.join(root, 'content'))
    const said = await make(folder, 'Ọ̀nà tuntun: a new way!', ...(MORE[folder] ?? []))
    const made = filesBelow(path.join(root, 'content')).filter((file) => !before.includes(file))
    expect(made).toHaveLength(1)
    const stem = [...(MORE[folder] ?? []), 'ona-tuntun-a-new-way'].join('-')
    expect(made[0]).toMatch(new RegExp(`^${folder}/${stem}\\.(?:md|yaml)$`))
    expect(fields(made[0]!)).toMatchObject({ draft: true })
    expect(said).toContain(`content/${made[0]} is made, as a draft`)
  },
)

test('numbers are the next free ones, of the list it belongs to, and days are today [EDIT-4]', async () => {
  const { make, fields, root } = site({ everyKind: true })
  await make('blog', 'Mine')
  const ids = filesBelow(path.join(root, 'content/blog'))
    .filter((file) => file.endsWith('.md') && file !== 'mine.md')
    .map((file) => Number(fields(`blog/${file}`).id))
  expect(fields('blog/mine.md')).toMatchObject({
    id: Math.max(...ids) + 1,
    publishedOn: today,
    title: 'Mine',
  })
  for (const question of ['One?', 'Two?']) await make('faqs', question)
  const { section, order } = fields('faqs/one.yaml')
  expect(fields('faqs/two.yaml')).toMatchObject({ section, order: order + 1 })
})

test('what stays an example is marked and named [EDIT-5]', async () => {
  const { make, read } = site()
  const said = await make('blog', 'Mine')
  expect(read('blog/mine.md')).toContain('# An example: write your own.\nauthor:')
  expect(read('blog/mine.md')).toContain('draft: true # Nobody sees it: remove this line to publish it.')
  expect(said).toContain(
    '1. Open it and write your own words where it has examples: author, topics, cover, the text below the fields.',
  )
  expect(said).toContain('Check it with: npm run content:check')
})

test('nothing is ever overwritten, and nothing is left behind that the check refuses [EDIT-4]', async () => {
  const { make, root } = site()
  await make('blog', 'Mine')
  const before = filesBelow(root)
  await expect(make('blog', 'mine!')).rejects.toThrow('content/blog/mine.md is there already')
  await expect(make('blog', 'x'.repeat(91))).rejects.toThrow('At most 90 fit.')
  expect(filesBelow(root)).toEqual(before)
})

test.each([
  [['blogg', 'Mine'], 'There is no kind "blogg". Did you mean "blog"?'],
  [['pages', 'Mine'], 'There is no kind "pages". There are blog,'],
  [['blog'], 'Write the title behind the kind'],
  [['blog', '???'], 'no letters or digits'],
  [['blog', 'Mine', 'Yours'], 'Write the title behind the kind'],
  [['events', 'Mine'], 'Write the title and the start behind the kind'],
  [['events', 'Mine', '1 May'], 'is no day and time.'],
])('%j is refused with a reason', async (args, reason) => {
  await expect(site().make(...args)).rejects.toThrow(reason)
})

test('an event is on the day after which its file is named [EDIT-4]', async () => {
  const { make, fields } = site()
  await make('events', 'A talk', '2027-02-01')
  expect(fields('events/2027-02-01-a-talk.md')).toMatchObject({
    title: 'A talk',
    start: expect.stringMatching(/^2027-02-01T/),
    end: expect.stringMatching(/^2027-02-01T/),
  })
})

import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { newKinds } from '#scripts/content/kinds.ts'
import { newDocument, type Prompts } from '#scripts/content/new-document.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { projectWith } from './temporary-project.ts'

const today = '2026-11-23'

/** A small site, or the one with documents of every kind: each new document is a check of the whole site. */
function site({ everyKind = false } = {}) {
  const root = projectWith(everyKind ? 'tests/fixtures/corpus/content' : undefined)
  // A new benefit is a draft, and a page needs one that shows.
  cpSync('tests/fixtures/site/content/benefits', path.join(root, 'content/benefits'), { recursive: true })
  const read = (file: string) => readFileSync(path.join(root, 'content', file), 'utf8')
  const fields = (file: string) => parse(read(file).split(/^---$/m)[file.endsWith('.md') ? 1 : 0] ?? '')
  return { root, read, fields, make: (...args: Array<string>) => newDocument({ root, args, today }) }
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
    const said = await make(folder, 'Ọ̀nà tuntun: a new way!')
    const made = filesBelow(path.join(root, 'content')).filter((file) => !before.includes(file))
    expect(made).toHaveLength(1)
    expect(made[0]).toMatch(new RegExp(`^${folder}/ona-tuntun-a-new-way\\.(?:md|yaml)$`))
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
])('%j is refused with a reason', async (args, reason) => {
  await expect(site().make(...args)).rejects.toThrow(reason)
})

type Choice = { message: string; choices: ReadonlyArray<{ value: string }> }

/** A terminal on which somebody types these answers, each until one is accepted, and takes the last of all choices. */
function terminal(answers: Record<string, Array<string>>) {
  const asked: Array<string> = []
  const refused: Array<string> = []
  const nameIn = (message: string) => message.split(':')[0]!
  const prompts = {
    input: async ({ message, validate }: Parameters<Prompts['input']>[0]) => {
      const name = nameIn(message)
      asked.push(name)
      for (const answer of answers[name] ?? ['']) {
        const verdict = await validate?.(answer)
        if (verdict === true) return answer
        refused.push(`${name}: ${verdict}`)
      }
      throw new Error(`No answer to "${message}" was right.`)
    },
    select: async ({ message, choices }: Choice) => {
      asked.push(`${nameIn(message)} of ${choices.length > 1}`)
      return choices.at(-1)!.value
    },
    checkbox: async ({ message, choices }: Choice) => {
      asked.push(nameIn(message))
      return [choices[0]!.value]
    },
    confirm: async () => true,
  } as unknown as Prompts
  return { asked, refused, prompts }
}

test('on a terminal it asks for what is required, with choices as lists [EDIT-5]', async () => {
  const { root, fields } = site()
  const { asked, prompts } = terminal({ content: ['She teaches.'], lastConfirmedOn: ['2026-11-01'] })
  const said = await newDocument({ root, args: ['mentors', 'Bisi'], today, prompts })
  expect(asked).toEqual([
    ...['role', 'content', 'topics', 'languages', 'country of true', 'timeZone of true'],
    ...['seniority of true', 'gender of true', 'lastConfirmedOn'],
  ])
  expect(fields('mentors/bisi.md')).toMatchObject({ name: 'Bisi', content: 'She teaches.' })
  expect(said).toContain('where it has examples: role, image, the text below the fields.')
})

test('an event is named after its day [EDIT-4]', async () => {
  const { root } = site()
  const { prompts } = terminal({ start: ['2027-02-01T10:00'], end: ['2027-02-01T12:00'] })
  const said = await newDocument({ root, args: ['events', 'A talk'], today, prompts })
  expect(said).toContain('content/events/2027-02-01-a-talk.md')
})

test('a wrong answer is asked for again at once, so that no other answer is lost [EDIT-5]', async () => {
  const { root } = site()
  const { refused, prompts } = terminal({
    publishedOn: ['1 December 2026', '2026-11-31', '2026-12-01'],
    author: ['x'.repeat(61), 'Halima Sani'],
    topics: [`Work, ${'x'.repeat(31)}`, 'Work, Learning'],
  })
  await newDocument({ root, args: ['blog', 'Mine'], today, prompts })
  expect(refused).toEqual([
    expect.stringContaining('publishedOn: "1 December 2026" is no day of the calendar.'),
    'publishedOn: "2026-11-31" is no day of the calendar. Write days like 2026-03-07: year, month, day.',
    'author: 61 characters are too many. At most 60 fit.',
    'topics: 31 characters are too many. At most 30 fit.',
  ])
})

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { newKinds } from '#scripts/content/new/kinds.ts'
import { newDocument } from '#scripts/content/new/new-document.ts'
import type { Ask } from '#scripts/content/new/questions.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { sitePages } from '#scripts/content/site-pages.ts'

const today = '2026-11-23'

function site() {
  const root = mkdtempSync(path.join(tmpdir(), 'content-new-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync('tests/fixtures/corpus/content', path.join(root, 'content'), { recursive: true })
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

test.each(newKinds.map(({ path: folder }) => folder))(
  'a new document in %s is a draft that the check accepts [EDIT-4]',
  async (folder) => {
    const { root, make, fields } = site()
    const before = filesBelow(path.join(root, 'content'))
    const said = await make(folder, 'Ọ̀nà tuntun: a new way!')
    const made = filesBelow(path.join(root, 'content')).filter((file) => !before.includes(file))
    expect(made).toHaveLength(1)
    expect(made[0]).toMatch(new RegExp(`^${folder}/ona-tuntun-a-new-way\\.(?:md|yaml)$`))
    expect(fields(made[0]!)).toMatchObject({ draft: true })
    expect(said).toContain(`content/${made[0]} is made, as a draft`)
    const { problems } = await checkContent({ root, pages: sitePages })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([])
  },
)

test('numbers are the next free ones, of the list it belongs to, and days are today [EDIT-4]', async () => {
  const { make, fields, root } = site()
  await make('blog', 'Mine')
  const ids = filesBelow(path.join(root, 'content/blog'))
    .filter((file) => file.endsWith('.md') && file !== 'mine.md')
    .map((file) => Number(fields(`blog/${file}`).id))
  expect(fields('blog/mine.md')).toMatchObject({
    id: Math.max(...ids) + 1,
    publishedOn: today,
    title: 'Mine',
  })
  for (const question of ['One?', 'Two?', 'Three?']) await make('faqs', question, '--section=common')
  await make('faqs', 'Why?', '--section=donations')
  const others = filesBelow(path.join(root, 'content/faqs'))
    .filter((file) => file !== 'why.yaml')
    .map((file) => fields(`faqs/${file}`))
  const places = others.filter(({ section }) => section === 'donations').map(({ order }) => Number(order))
  expect(fields('faqs/why.yaml')).toMatchObject({ section: 'donations', order: Math.max(0, ...places) + 1 })
})

test('options give values, and what stays an example is marked and named [EDIT-4 EDIT-5]', async () => {
  const { make, read, fields, root } = site()
  const picture = path.join(root, 'Phone.WEBP')
  cpSync(path.join(root, 'content/blog/images/climate-change-in-africa.webp'), picture)
  const said = await make('blog', 'Mine', '--topics=Work, Learning', `--picture=${picture}`, '--alt=A phone')
  expect(fields('blog/mine.md')).toMatchObject({
    topics: ['Work', 'Learning'],
    cover: { src: 'images/mine.webp', alt: 'A phone' },
  })
  expect(read('blog/images/mine.webp')).toBe(readFileSync(picture, 'utf8'))
  expect(read('blog/mine.md')).toContain('# An example: write your own.\nauthor:')
  expect(read('blog/mine.md').match(/An example/g)).toHaveLength(1)
  expect(said).toContain(
    '1. Open it and write your own words where it has examples: author, the text below the fields.',
  )
  expect(said).toContain('Check it with: npm run content:check')
})

test('an event is named after its day [EDIT-4]', async () => {
  const { make } = site()
  expect(await make('events', 'A talk', '--start=2027-02-01T10:00', '--end=2027-02-01T12:00')).toContain(
    'content/events/2027-02-01-a-talk.md',
  )
})

test('nothing is ever overwritten, and nothing is left behind that the check refuses [EDIT-4]', async () => {
  const { make, root } = site()
  await make('blog', 'Mine', '--author=Amina')
  const before = filesBelow(root)
  await expect(make('blog', 'mine!', '--author=Ngozi')).rejects.toThrow(
    'content/blog/mine.md is there already',
  )
  await expect(make('jobs', 'Cook', '--closesOn=2026-02-31')).rejects.toThrow('closesOn')
  const picture = path.join(root, 'p.svg')
  writeFileSync(picture, '<svg/>')
  await expect(make('blog', 'x'.repeat(91), `--picture=${picture}`, '--alt=A')).rejects.toThrow(
    'At most 90 fit.',
  )
  expect(filesBelow(root)).toEqual([...before, 'p.svg'].sort())
  expect(existsSync(path.join(root, 'content/jobs/cook.md'))).toBe(false)
})

test.each([
  [['blogg', 'Mine'], 'There is no kind "blogg". Did you mean "blog"?'],
  [['pages', 'Mine'], 'There is no kind "pages".'],
  [['blog'], 'Write the title behind the kind'],
  [['blog', '???'], 'no letters or digits'],
  [['blog', 'Mine', '--autor=Me'], "Unknown option '--autor'. Options: --id, --title"],
  [['blog', 'Mine', '--id=seven'], '--id is a number'],
  [['blog', 'Mine', '--picture=a.webp'], '--picture and --alt belong together'],
  [['blog', 'Mine', '--picture=no.webp', '--alt=A'], 'There is no file no.webp.'],
  [['projects', 'Mine', '--isFeatured=maybe'], '--isFeatured is true or false'],
])('%j is refused with a reason', async (args, reason) => {
  await expect(site().make(...args)).rejects.toThrow(reason)
})

test('on a terminal it asks for what is missing, with choices as lists [EDIT-5]', async () => {
  const { root, fields } = site()
  const asked: Array<string> = []
  const answers: Record<string, string> = {
    name: 'no',
    content: 'She teaches.',
    role: '',
    lastConfirmedOn: '2026-11-01',
  }
  const ask: Ask = {
    line: async (question, check) => {
      const [name = ''] = question.split(':')
      asked.push(name)
      if (['content', 'role'].includes(name)) expect(check('x'.repeat(500))).toContain('too many')
      return answers[name] ?? ''
    },
    choose: async (question, choices) => {
      asked.push(`${question.split(':')[0]} of ${choices.length > 1}`)
      return choices.at(-1)!.value
    },
    chooseSeveral: async (question, choices) => {
      asked.push(question.split(':')[0]!)
      return [choices[0]!.value]
    },
    confirm: async () => true,
  }
  const said = await newDocument({ root, args: ['mentors', 'Ada', '--gender=Female'], today, ask })
  expect(asked).toEqual([
    ...['role', 'content', 'picture', 'topics', 'languages'],
    ...['country of true', 'timeZone of true', 'seniority of true', 'lastConfirmedOn'],
  ])
  expect(fields('mentors/ada.md')).toMatchObject({ name: 'Ada', content: 'She teaches.', gender: 'Female' })
  expect(said).toContain('where it has examples: role, image, the text below the fields.')
})

test('a wrong answer is asked for again at once, so that no other answer is lost [EDIT-5]', async () => {
  const { root, read } = site()
  const answers: Record<string, Array<string>> = {
    publishedOn: ['1 December 2026', '2026-11-31', '2026-12-01'],
    author: ['x'.repeat(61), 'Halima Sani'],
    topics: [`Work, ${'x'.repeat(31)}`, 'Work, Learning'],
    picture: ['/no/such.webp', path.resolve('package.json'), path.join(root, 'content/images/og.png')],
    alt: [' ', 'x'.repeat(161), 'A girl types on her phone'],
  }
  const refused: Array<string> = []
  const ask: Ask = {
    line: async (question, check) => {
      const [name = ''] = question.split(':')
      for (const answer of answers[name] ?? []) {
        const verdict = check(answer)
        if (verdict === true) return answer
        refused.push(`${name}: ${verdict}`)
      }
      throw new Error(`No answer to "${question}" was right.`)
    },
    choose: async () => '',
    chooseSeveral: async () => [],
    confirm: async () => true,
  }
  await newDocument({ root, args: ['blog', 'Mine'], today, ask })
  expect(refused).toEqual([
    expect.stringContaining('publishedOn: "1 December 2026" is not a date as we write them.'),
    'publishedOn: 31 November 2026 does not exist. November 2026 has 30 days.',
    'author: 61 characters are too many. At most 60 fit.',
    'topics: 31 characters are too many. At most 30 fit.',
    'picture: There is no file /no/such.webp.',
    expect.stringContaining('package.json is not a picture.'),
    'alt: Write a sentence.',
    'alt: 161 characters are too many. At most 160 fit.',
  ])
  expect(read('blog/mine.md')).toContain('draft: true # Nobody sees it: remove this line to publish it.')
})

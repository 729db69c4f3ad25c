import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { withValues, type YamlFields } from '#editor/write-changes.ts'

const source = `# The season of the awards.
title: 'Our first workshop' # quoted on purpose

# Two remarks
# above a list.
topics: [ Women, Career ]
links:
  # The first one.
  - label: Home
    to: /

  # The second one.
  - label: About us # short
    to: "/about-us"
  - label: Contact
    to: /contact
countries:
  - { id: 1, name: Ghana, code: GH }
  - { id: 2, name: Norway, code: 'NO' }
text: >-
  A text that goes on for more than one line, and has more words than anybody wants to read on a small screen.

  A second paragraph.
steps: |
  - one step
  - another step
`

function after(change: (values: YamlFields) => void) {
  const values = parse(source) as YamlFields
  change(values)
  const result = withValues(source, values)
  expect(parse(result)).toEqual(values)
  return result
}

type Links = Array<Record<string, string>>

test('another value keeps its quotes and its remark [CMS-3]', () => {
  const result = after((values) => (values.title = "Amina's workshop"))
  expect(result).toBe(source.replace("'Our first workshop'", "'Amina''s workshop'"))
})

test('a file that somebody wrote by hand gets our form with its first change [CMS-3]', () => {
  const written = "title:   'One'   # remark\n\ntext: >-\n  Two\n  lines\n"
  expect(withValues(written, { title: 'Two', text: 'Two lines' })).toBe(
    "title: 'Two' # remark\n\ntext: >-\n  Two lines\n",
  )
})

test('lines of a literal text are added where they are [CMS-3]', () => {
  const result = after((values) => (values.steps = '- one step\n- a step between\n- another step\n'))
  expect(result).toBe(source.replace('  - another', '  - a step between\n  - another'))
})

test('a value in a flow list or map changes within its line [CMS-3]', () => {
  const result = after((values) => {
    values.topics = ['Women', 'Career, work', 'Lagos']
    Object.assign((values.countries as Links)[0]!, { name: 'Ghana: Accra' })
  })
  expect(result).toBe(
    source
      .replace('[ Women, Career ]', "[ Women, 'Career, work', Lagos ]")
      .replace('name: Ghana,', "name: 'Ghana: Accra',"),
  )
})

test('an entry that is added, removed or moved takes its remarks along [CMS-3]', () => {
  const added = after((values) => (values.links as Links).splice(1, 0, { label: 'Blog', to: '/blog' }))
  expect(added).toContain('    to: /\n\n  - label: Blog\n    to: /blog\n\n  # The second one.\n')

  const removed = after((values) => (values.links as Links).splice(1, 1))
  expect(removed).toBe(
    source.replace('\n  # The second one.\n  - label: About us # short\n    to: "/about-us"\n', ''),
  )

  const moved = after((values) => (values.links as Links).push(...(values.links as Links).splice(1, 1)))
  expect(moved).toContain(
    '  - label: Contact\n    to: /contact\n\n  # The second one.\n  - label: About us # short\n',
  )
})

test('an entry that is changed beside one that is added keeps its place and its remark [CMS-3]', () => {
  const result = after((values) => {
    const links = values.links as Links
    links[1]!.label = 'Who we are'
    links.push({ label: 'Jobs', to: '/jobs' })
  })
  expect(result).toBe(
    source
      .replace('About us # short', 'Who we are # short')
      .replace('    to: /contact\n', '    to: /contact\n\n  - label: Jobs\n    to: /jobs\n'),
  )
})

test('a field is added below the one before it, and removed with its remarks [CMS-3]', () => {
  const { title, ...others } = parse(source) as YamlFields
  const result = withValues(source, { title: title!, draft: true, ...others })
  expect(result).toBe(source.replace('on purpose\n', 'on purpose\ndraft: true\n'))
  expect(withValues(result, parse(source) as YamlFields)).toBe(source)

  const { topics: _, ...without } = parse(source) as YamlFields
  expect(withValues(source, without)).toBe(
    source.replace('\n# Two remarks\n# above a list.\ntopics: [ Women, Career ]\n', ''),
  )
})

test('a value of another kind is written anew, and all else stays [CMS-3]', () => {
  const result = after((values) => {
    values.topics = []
    values.title = 'A text\n\nof two paragraphs'
    values.links = [{ label: 'Only one', to: '/' }]
  })
  expect(result).toContain('# Two remarks\n# above a list.\ntopics: []\n')
  expect(result).toContain("- { id: 2, name: Norway, code: 'NO' }")
})

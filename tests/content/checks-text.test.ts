import { expect, test } from 'vitest'
import { newKinds } from '#scripts/content/new/kinds.ts'
import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { template } from '#scripts/content/readme/template.ts'
import { linesAfter } from './changed-content.ts'

const MENTOR = 'mentors/ada.md'

/** The findings for a mentor with this text, without line numbers. */
function foundIn(text: string) {
  return linesAfter({ [MENTOR]: ['ten years', text] }).map((line) => line.split('  ')[1]?.split('. ')[0])
}

test.each([
  ['Lorem ipsum dolor sit amet', '"Lorem ipsum dolor sit amet" was to be replaced before publishing'],
  ['ten years, TODO', '"TODO" was to be replaced before publishing'],
  ['ten years at [insert school]', '"[insert school]" was to be replaced before publishing'],
  ['ten years. Your text here', '"Your text here" was to be replaced before publishing'],
])('"%s" is a placeholder [CHECK-20]', (text, message) => {
  expect(foundIn(text)).toContain(message)
})

test('words that only look like placeholders are left alone [CHECK-20]', () => {
  expect(foundIn('to-do lists and [writing](/blog/1)')).toEqual([])
  expect(foundIn('`TODO` comments')).toEqual([])
})

test('programs are no prose, so nothing in them is a placeholder [CHECK-20]', () => {
  expect(foundIn('years of `[insert name]`, `<your name>` and `sample text`')).toEqual([])
  expect(foundIn('years.\n\n```html\n<your name> [insert name] your text here\n```\n\nThen more')).toEqual([])
  expect(foundIn('years of [your name](/blog/1)')).toEqual([])
})

test('a gap is named once, however it is written [CHECK-20]', () => {
  expect(foundIn('ten years at [insert *sample text*]')).toEqual([
    '"[insert *sample text*]" was to be replaced before publishing',
  ])
  expect(foundIn('ten years at <insert-name>')).toEqual([expect.stringContaining('<insert-name>')])
  const name = (value: string) => linesAfter({ 'awards.yaml': ['name: Awards', `name: ${value}`] })
  expect(name('Awards of <insert-name>')).toEqual([
    expect.stringContaining('"<insert-name>" was to be replaced before publishing.'),
  ])
})

test('what is masked keeps its place, so the column is right [CHECK-20]', () => {
  const line = 'ten years of `npm 👩🏾‍💻 test` at https://example.org/a, see [a](/blog/1), TODO'
  expect(linesAfter({ [MENTOR]: ['ten years', line] })).toEqual([
    expect.stringContaining(`content/mentors/ada.md:22:${20 + line.indexOf('TODO')}  "TODO" was to be`),
  ])
})

test('a word is doubled across emphasis and lines, and not across paragraphs [CHECK-20]', () => {
  expect(foundIn('for for years')).toEqual(['the word "for" stands here twice in a row'])
  expect(foundIn('ten years *for\nfor* girls')).toEqual(['the word "for" stands here twice in a row'])
  expect(foundIn('ten years for  \nfor girls')).toEqual(['the word "for" stands here twice in a row'])
  expect(foundIn('years:\n\n> ten years for\n> for girls')).toEqual([
    'the word "for" stands here twice in a row',
  ])
  expect(foundIn('what they waited for\n\nFor ten years')).toEqual([])
})

test.each(['The The', 'the The', 'The the', 'of of', 'And and'])(
  '"%s" is a doubled word, in capital letters too [CHECK-20]',
  (words) => expect(foundIn(`years of ${words} girls`)).toEqual([expect.stringContaining('twice in a row')]),
)

test('a program, an address or the edge of a cell between them keeps words apart [CHECK-20]', () => {
  expect(foundIn('years of `git` of https://example.org of {site} of')).toEqual([])
  expect(foundIn('years\n\n| A | B |\n| --- | --- |\n| the | the |\n\nMore')).toEqual([])
})

test.each([
  'waka waka, jeje jeje, ọmọ ọmọ, wẹ́wẹ́ wẹ́wẹ́, small small, now now, well well, quick quick, sharp sharp',
  'she had had enough of all that that meant, and gave her her laptop; no no, so so',
  'in Pago Pago, with Will Will or without, a long long time ago',
])('Lagos and English double words on purpose: %s [CHECK-20]', (words) => {
  expect(foundIn(`years: ${words}`)).toEqual([])
})

test('a word that is wider than a phone is named, and an address is not [CHECK-20]', () => {
  expect(foundIn(`ten ${'years'.repeat(7)}`)).toEqual(['"yearsyearsyearsyears…" is a word of 35 letters'])
  expect(foundIn(`ten years at ${'school'.repeat(6)}@example.org`)).toEqual([])
})

/** The findings about sentences of the template in this mentor. */
function templateFoundIn(...changes: Array<[string, string]>) {
  return changes.flatMap((change) =>
    linesAfter({ [MENTOR]: change }).filter((line) => line.includes('of the template for new documents')),
  )
}

test('a sentence of the template is named in a document that is published, however it is set [CHECK-20]', () => {
  const sentence = 'Folasade began in the archive of her bank, where the data was made of paper.'
  expect(templateFoundIn(['ten years', sentence])).toEqual([
    `content/mentors/ada.md:22:20  "${sentence}" is a sentence of the template for new documents. Write your own words. Nothing in content/mentors/ada.md is an example once it is published.`,
  ])
  const broken = sentence.replace('archive of her', '**archive** of\nher').replace('began', '[began](/faqs)')
  expect(templateFoundIn(['ten years', broken])).toHaveLength(1)
  expect(templateFoundIn(['ten years', sentence.replace('paper.', 'paper, and dust.')])).toEqual([])
  expect(templateFoundIn(['ten years', sentence.replace('Folasade', 'Ada')])).toEqual([])
})

test('a value with the remark of an example is named once, by the remark [CHECK-20]', () => {
  const example = 'content: Moves numbers from where they are made to where they are read.'
  expect(templateFoundIn(['content: She answers within a day.', example])).toHaveLength(1)
  const withRemark = `# An example: write your own.\n${example}`
  expect(templateFoundIn(['content: She answers within a day.', withRemark])).toEqual([])
})

test.each(newKinds.map((kind) => [kind.name, kind] as const))(
  'the text and the fields of the template of %s are named once it is published [CHECK-20]',
  (name, schema) => {
    const example = examples[name]!
    const text = template(schema, example).replaceAll('images/', 'images/x-')
    const file = example.file
    const named = (written: string) =>
      linesAfter({ [file]: written }).filter((line) => line.includes('of the template for new documents'))
    expect(named(text)).not.toEqual([])
    const draft =
      schema.format === 'yaml' ? `draft: true\n${text}` : text.replace('---\n', '---\ndraft: true\n')
    expect(named(draft)).toEqual([])
  },
)

test('quotes of a word processor around a value are named, and those within it are not [CHECK-20]', () => {
  const named = (name: string) => linesAfter({ 'awards.yaml': ['name: Awards', `name: ${name}`] })
  expect(named('“Awards”')).toEqual([
    "content/awards.yaml:2:7  the quotes around this text are those of a word processor, and visitors would see them. Write 'Awards'. Quotes around a value are straight: ' or \".",
  ])
  expect(named('“Awards” of “Lagos”')).toEqual([])
  expect(named("'“Awards”'")).toEqual([])
})

test('an example that was never replaced is named once the document is no draft [CHECK-20]', () => {
  const example = (more: string) =>
    linesAfter({ [MENTOR]: ['name:', `${more}# An example: write your own.\nname:`] }).filter((line) =>
      line.includes('example'),
    )
  expect(example('')).toEqual([
    'content/mentors/ada.md:2:1  this line is still the example it was made with. Write your own words and remove the remark. If it is right as it is, remove the remark. Nothing in content/mentors/ada.md is an example once it is published.',
  ])
  expect(example('draft: true\n')).toEqual([])
})

import { expect, test } from 'vitest'
import { fixedText } from '#scripts/content/fix-content.ts'
import { list, object, text } from '#src/content/schema/field.ts'

test.each([
  ['a byte order mark and Windows line ends', '\uFEFFa: 1\r\nb: 2\r\n', 'a: 1\nb: 2\n'],
  ['no line break at the end', 'a: 1', 'a: 1\n'],
  ['several line breaks at the end', 'a: 1\n\n\n', 'a: 1\n'],
  ['spaces at the end of lines', 'a: 1  \nb: 2\t\n', 'a: 1\nb: 2\n'],
  [
    'quotes of a word processor',
    'a: “Yaba: our room”\nb:\n  - ‘It’\n',
    "a: 'Yaba: our room'\nb:\n  - 'It'\n",
  ],
  ['an apostrophe inside them', "a: “it's”\n", "a: 'it''s'\n"],
  ['invisible characters', 'a: o\u200Bne\u202E\n', 'a: one\n'],
])('%s in fields is fixed [CHECK-5]', (_, text, expected) => {
  expect(fixedText(text, 'yaml')).toBe(expected)
  expect(fixedText(expected, 'yaml')).toBe(expected)
})

test.each([
  ['quotations inside a text', 'a: “One” and “two”\n'],
  ['a quotation in a longer text', 'a: >-\n  He said:\n\n  “Come in.”\n'],
  ['spaces that are a line break in a text', 'a: |\n  one  \n  two\n'],
  ['what stands in a YAML quote', "a: '“One”'\n"],
])('%s stay as they are [CHECK-5]', (_, text) => {
  expect(fixedText(text, 'yaml')).toBe(text)
})

test('a heading without a space is fixed, but not in a program, and line breaks and hashtags stay [CHECK-5]', () => {
  const front = '---\ntitle: A\n---\n'
  expect(
    fixedText(`${front}\n##One\n\n~~~\n##two\n~~~\n\nthree  \nfour \n\n#Girls in tech\n`, 'markdown'),
  ).toBe(`${front}\n## One\n\n~~~\n##two\n~~~\n\nthree  \nfour\n\n#Girls in tech\n`)
})

test.each([
  ['Be ** bold **, and early.', 'Be **bold**, and early.'],
  ['Two ** of ** three ** signs.', 'Two ** of ** three ** signs.'],
  ['`a ** b ** c` and \\** d **', '`a ** b ** c` and \\** d **'],
])('in "%s" spaces that keep words from being bold are taken out [CHECK-5]', (line, expected) => {
  expect(fixedText(`---\ntitle: A\n---\n${line}\n`, 'markdown')).toBe(`---\ntitle: A\n---\n${expected}\n`)
})

const texts = {
  title: text('The title.'),
  note: text('A note.', { paragraphs: true }),
  cards: list('Cards.', object('A card.', 'Card', { label: text('Its label.') })),
}

test.each([
  ['a folded text that ends in a line break', 'title: >\n  Free\n  laptops # not a remark\n', 'title: '],
  ['a line break in quotes', 'title: "Free\\nLaptops" # a remark\n', 'title: "Free Laptops" # a remark\n'],
  ['several spaces', '# A remark.\ntitle: Free  Laptops\n', '# A remark.\ntitle: Free Laptops\n'],
  [
    'spaces of a word processor',
    'cards:\n  - label: Free\u00A0Laptops\n',
    'cards:\n  - label: Free Laptops\n',
  ],
  ['spaces around it', "title: ' Free '\n", "title: 'Free'\n"],
])('in a text of one line %s is fixed [CHECK-5]', (_, yaml, expected) => {
  const fixed = fixedText(yaml, 'yaml', texts)
  expect(fixed).toContain(expected)
  expect(fixed).not.toMatch(/\S[^\S\n]{2,}\S|\u00A0/u)
  expect(fixedText(fixed, 'yaml', texts)).toBe(fixed)
})

test('in a text with paragraphs, and in one of an unknown field, all white space stays [CHECK-5]', () => {
  for (const yaml of ['note: |\n  One  line\n\n  and another\n', 'other: "One\\n two"\n'])
    expect(fixedText(yaml, 'yaml', texts)).toBe(yaml)
})

test('below the fields one empty line is left, and no space behind the hyphens [CHECK-5]', () => {
  expect(fixedText('--- \r\ntitle: A\r\n---\t\r\n\r\n \r\nText\r\n', 'markdown', texts)).toBe(
    '---\ntitle: A\n---\n\nText\n',
  )
})

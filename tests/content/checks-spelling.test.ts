import { expect, test } from 'vitest'
import { sortedWordList } from '#scripts/content/checks/text/word-list.ts'
import { linesAfter, reportAfter, type Changes } from './changed-content.ts'

/** The notes about words after these changes. */
async function notesAfter(changes: Changes) {
  return (await reportAfter(changes, { checksSpelling: true })).problems
    .filter(({ rule }) => rule === 'spelling')
    .map(
      ({ file, line, column, severity, found, fix }) =>
        `${file}:${line}:${column} ${severity}: ${found} ${fix}`,
    )
}

const says = (words: string): Changes => ({ 'mentors/ada.md': ['ten years', words] })

test('a misspelled word is a note at its place, with the word that is meant [CHECK-21]', async () => {
  expect(await notesAfter(says('ten yaers'))).toEqual([
    'content/mentors/ada.md:22:24 note: "yaers" is not in the dictionary. Did you mean "years"?',
  ])
})

test('British spelling is right, and so are names, addresses, programs and short words [CHECK-21]', async () => {
  expect(
    await notesAfter(says('ten colourful years in Ikorodu, at ada@xyzzyx.example, with `npm xyzzyx`, io')),
  ).toEqual([])
})

test.each([
  'utf8xyz',
  '@xyzzyx',
  '#xyzzyx',
  'docs/xyzzyx',
  'xyzzyx/docs',
  'xyzzyx_docs',
  'x.xyzzyx',
  'xyzzyx2',
])('%s is a part of a program and no word [CHECK-21]', async (written) =>
  expect(await notesAfter(says(`ten years of ${written} here`))).toEqual([]),
)

test('a word behind a program, an address and a fact is found in its column [CHECK-21]', async () => {
  const text = 'ten `npm xyzzyx` in {site} at https://example.org/xyzzyx, yaers'
  expect(await notesAfter(says(text))).toEqual([expect.stringMatching(/ada\.md:22:78 note: "yaers" is not/)])
})

test.each([
  ['the text', 'ten years.\n\nTeh girls learn', '24:1'],
  ['a sentence', 'ten years. Teh girls learn', '22:31'],
  ['a sentence in quotes', 'ten years. “Teh girls learn', '22:32'],
  ['a heading', 'ten years.\n\n## Teh girls\n\nThey learn', '24:4'],
  ['an entry of a list', 'ten years:\n\n- Teh girls', '24:3'],
])(
  'a slip at the beginning of %s is noted in spite of its capital letter [CHECK-21]',
  async (_, text, place) => {
    expect(await notesAfter(says(text))).toEqual([
      expect.stringMatching(
        `^content/mentors/ada\\.md:${place} note: "Teh" is not in the dictionary\\. Did you mean "T`,
      ),
    ])
  },
)

test.each([
  ['in a field for names', 'ten years. Adaxyz learns', { 'blog/first.md': ['author: ', 'author: Adaxyz '] }],
  ['within another sentence', 'ten years with Adaxyz. Adaxyz’s girls learn. Adaxyz learns', {}],
  ['in the list of words', 'ten years. Adaxyz learns', { 'words.txt': 'adaxyz\n' }],
  ['behind a title', 'ten years with Dr. Adaxyz and A. Bcdxyz', {}],
  ['in capital letters, as abbreviations are', 'ten years. XYZZYX and XyzzYx learn', {}],
] satisfies Array<[string, string, Changes]>)(
  'a name that stands %s is right [CHECK-21]',
  async (_, text, more) => {
    expect(await notesAfter({ ...says(text), ...more })).toEqual([])
  },
)

test('a remark of the list of words adds no word [CHECK-21]', async () => {
  const text = 'ten years of garri and gbegiri'
  expect(await notesAfter({ ...says(text), 'words.txt': 'garri # eaten with gbegiri\n' })).toEqual([
    expect.stringContaining('"gbegiri"'),
  ])
})

test('words of Yoruba, with the letters that English has not, are left alone [CHECK-21]', async () => {
  expect(await notesAfter(says('ten years of àṣà, ẹ̀kọ́ and ọkọ̀'))).toEqual([])
})

test('a word twice in the list, or at another place than the alphabet has it, is a note that --fix fixes [CHECK-22]', async () => {
  const list = '# Food\ngarri\nfufu # with soup\n# A drink\nzobo\ngarri\n'
  expect(await linesAfter({ 'words.txt': list })).toEqual([
    'content/words.txt:3:1  the word "fufu" comes before "garri" in the alphabet. Run "npm run content:check -- --fix", which sorts the list. Each word stands once, in the order of the alphabet: so two people rarely change the same line.',
    expect.stringContaining('content/words.txt:6:1  the word "garri" is in the list already.'),
  ])
  const sorted = sortedWordList(list)
  expect(sorted).toBe('# Food\nfufu # with soup\ngarri\n# A drink\nzobo\n')
  expect(sortedWordList(sorted)).toBe(sorted)
  expect(await linesAfter({ 'words.txt': sorted })).toEqual([])
})

test('words of the list are right, in all forms of apostrophes and capitals [CHECK-21]', async () => {
  const text = 'ten years of garri, the auntiex’s garri'
  expect(await notesAfter(says(text))).toHaveLength(3)
  expect(await notesAfter({ ...says(text), 'words.txt': '# Food\ngarri\nAuntiex # a name\n' })).toEqual([])
})

test('without the dictionary, as in a build, nothing is said [CHECK-21]', async () => {
  expect(await linesAfter(says('ten yaers'))).toEqual([])
})

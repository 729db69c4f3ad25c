import { expect, test } from 'vitest'
import { excerptOf } from '#src/features/search/site-search.ts'
import { createTextSearch, TITLE_AND_TEXT } from '#src/features/search/text-search.ts'
import { describeFindings, type Findings } from '#src/features/search/use-search.ts'

const faqs = [
  {
    id: 'minimum',
    question: 'What is the smallest donation?',
    html: '<p>It is <strong>₦15,000</strong>.</p>',
  },
  { id: 'deduct', question: 'Are donations tax-deductible?', html: '<p>Yes. Don’t lose the receipt.</p>' },
  {
    id: 'partner',
    question: 'Can a non-profit partner with you?',
    html: '<p>Yes, and a <a href="/tax">donation</a> is not needed.</p>',
  },
  {
    id: 'language',
    question: 'Do you teach in Yorùbá?',
    html: '<p>On Saturdays.</p><p>Laptops are there.</p>',
  },
]

const searchFaqs = await createTextSearch(
  faqs.map(({ id, question, html }) => ({ id, title: question, text: html.replace(/<[^>]*>/gu, ' ') })),
  TITLE_AND_TEXT,
)

function idsFor(query: string) {
  return searchFaqs(query).found.map(({ text }) => text.id)
}

function marksFor(query: string, id: string) {
  return searchFaqs(query)
    .found.find(({ text }) => text.id === id)
    ?.marks()
}

test('words are found in questions and in answers, by their beginning [FAQ-1]', () => {
  expect(idsFor('small')).toEqual(['minimum'])
  expect(idsFor('recei')).toEqual(['deduct'])
})

test('a question about the word comes before an answer that mentions it', () => {
  expect(idsFor('donation')).toEqual(['minimum', 'deduct', 'partner'])
})

test.each([
  ['YORUBA', 'language'],
  ['dónàtion receipt', 'deduct'],
  ['nonprofit', 'partner'],
  ['non-profit', 'partner'],
  ['dont', 'deduct'],
  ['15000', 'minimum'],
  ['smalest dontaion', 'minimum'],
  ['taxx dontaion', 'deduct'],
  ['how do I get a receipt for the tax?', 'deduct'],
])(
  'capitals, accents, hyphens, commas, typing mistakes and words that ask do not matter: %s [MORE-17]',
  (query, id) => {
    expect(idsFor(query)).toEqual([id])
  },
)

test('where no question has all the words, those with some of them are offered as such', () => {
  const result = searchFaqs('saturdays receipt')
  expect(result.isPartial).toBe(true)
  expect(result.found.map(({ text }) => text.id).sort()).toEqual(['deduct', 'language'])
  expect(searchFaqs('bitcoin receipt')).toMatchObject({
    found: [{ text: { id: 'deduct' } }],
    isPartial: true,
  })
})

test.each(['bitcoin', '', '   ', '?!'])('"%s" finds nothing', (query) => {
  expect(searchFaqs(query)).toMatchObject({ found: [], isPartial: false })
})

test.each([
  ['don', 'deduct', ['don', 'Don']],
  ['yorub', 'language', ['Yorùb']],
  ['nonprofi', 'partner', ['non-profi']],
  ['dontaion', 'minimum', ['donation']],
])(
  'what is found by “%s” is marked in its own spelling, a word that was meant as a whole',
  (query, id, marks) => {
    expect(marksFor(query, id)).toEqual(marks)
  },
)

function found(count: number, { isPartial = false, isGuess = false } = {}): Findings<number> {
  return { state: 'done', found: Array.from({ length: count }, (_, index) => index), isPartial, isGuess }
}

test.each<[string, Findings<number>]>([
  ['', { state: 'none' }],
  ['The search could not be loaded.', { state: 'failed' }],
  ['Nothing matches “tax”.', found(0)],
  ['1 result for “tax”.', found(1)],
  ['2 results for “tax”.', found(2)],
  ['Nothing has all these words. 2 results with some of them.', found(2, { isPartial: true })],
  ['Nothing has “tax” in this spelling. 1 result with similar words.', found(1, { isGuess: true })],
  [
    'Nothing has “tax” in this spelling. 2 results with similar words.',
    found(2, { isPartial: true, isGuess: true }),
  ],
])('the result of a search is described as “%s” [MORE-17]', (sentence, findings) => {
  expect(describeFindings(findings, 'tax')).toBe(sentence)
})

test('an excerpt shows the words around the first match, cut between words [SEARCH-3]', () => {
  const text = `${'before '.repeat(60)}laptop ${'after '.repeat(60)}`.trim()
  const excerpt = excerptOf(text, ['laptop'])
  expect(excerpt).toMatch(/^… before .*\blaptop\b.* after …$/)
  expect(excerpt.length).toBeLessThan(220)
})

import { allFaqs } from 'contentlayer/generated'
import { expect, test } from 'vitest'
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

type Question = { id: string; question: string; html: string }

const searchOf = (questions: ReadonlyArray<Question>) =>
  createTextSearch(
    questions.map(({ id, question, html }) => ({
      id,
      title: question,
      text: html.replace(/<[^>]*>/gu, ' '),
    })),
    TITLE_AND_TEXT,
  )
const searchFaqs = await searchOf(faqs)

function idsFor(query: string) {
  return searchFaqs(query).matches.map(({ id }) => id)
}

function marksFor(query: string, id: string) {
  return searchFaqs(query)
    .matches.find((match) => match.id === id)
    ?.marks()
}

test('words are found in questions and in answers, by their beginning [FAQ-1]', () => {
  expect(idsFor('small')).toEqual(['minimum'])
  expect(idsFor('recei')).toEqual(['deduct'])
})

test('a question about the word comes before an answer that mentions it', () => {
  expect(idsFor('donation')).toEqual(['minimum', 'deduct', 'partner'])
})

test('capitals and accents do not matter, on either side', () => {
  expect(idsFor('YORUBA')).toEqual(['language'])
  expect(idsFor('dónàtion receipt')).toEqual(['deduct'])
})

test('non-profit and nonprofit, don’t and dont, 15,000 and 15000 are the same', () => {
  expect(idsFor('nonprofit')).toEqual(['partner'])
  expect(idsFor('non-profit')).toEqual(['partner'])
  expect(idsFor('dont')).toEqual(['deduct'])
  expect(idsFor('15000')).toEqual(['minimum'])
})

test('typing mistakes do not hide a question [MORE-17]', () => {
  expect(idsFor('smalest dontaion')).toEqual(['minimum'])
  expect(idsFor('taxx dontaion')).toEqual(['deduct'])
})

test('words that ask say nothing about what is looked for', () => {
  expect(idsFor('how do I get a receipt for the tax?')).toEqual(['deduct'])
})

test('every word has to be there', () => {
  expect(searchFaqs('donation receipt')).toMatchObject({
    matches: [{ id: 'deduct' }],
    isPartial: false,
  })
})

test('where no question has all the words, those with some of them are offered as such', () => {
  const result = searchFaqs('saturdays receipt')
  expect(result.isPartial).toBe(true)
  expect(result.matches.map(({ id }) => id).sort()).toEqual(['deduct', 'language'])
  expect(searchFaqs('bitcoin receipt')).toMatchObject({
    matches: [{ id: 'deduct' }],
    isPartial: true,
  })
})

test.each(['bitcoin', '', '   ', '?!'])('"%s" finds nothing', (query) => {
  expect(searchFaqs(query)).toMatchObject({ matches: [], isPartial: false })
})

test('matches are marked in their original spelling', () => {
  expect(marksFor('don', 'deduct')).toEqual(['don', 'Don'])
  expect(marksFor('yorub', 'language')).toEqual(['Yorùb'])
  expect(marksFor('nonprofi', 'partner')).toEqual(['non-profi'])
})

test('a word that was meant is marked whole', () => {
  expect(marksFor('dontaion', 'minimum')).toEqual(['donation'])
})

test.each([
  ['how can I donate?', 'how-do-i-make-a-donation'],
  ['tax', 'are-donations-tax-deductible'],
  ['mentr', 'how-do-i-find-a-mentor'],
  ['unregisterd', 'can-an-unregistered-organisation-partner'],
  ['volunteering', 'are-men-welcome'],
  ['is my child safe', 'how-do-you-keep-girls-safe'],
])('among the questions of the site, "%s" finds %s', async (query, slug) => {
  const search = await searchOf(
    allFaqs.map(({ slug: id, question, answer }) => ({ id, question, html: answer.html })),
  )
  const best = search(query).matches.slice(0, 3)
  expect(best.map(({ id }) => id)).toContain(slug)
})

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

import { chanceOf, combination, type Chance } from './chance.ts'
import { sentence, sentences, step } from './sentences.ts'

export type GeneratedFile = { name: string; text: string }

/** The length of the articles in the benchmarks that docs/performance.md compares. */
const WORDS_PER_ARTICLE = 417

/** Any two words in a list differ by more than a typing mistake, so that no two titles are nearly the same. */
const TITLES: ReadonlyArray<ReadonlyArray<string>> = [
  [
    'Learning',
    'Teaching',
    'Mending',
    'Choosing',
    'Building',
    'Explaining',
    'Measuring',
    'Designing',
    'Questioning',
    'Protecting',
    'Translating',
    'Photographing',
    'Organising',
    'Repairing',
    'Celebrating',
    'Understanding',
    'Comparing',
    'Forgetting',
    'Defending',
    'Inventing',
    'Sharing',
    'Publishing',
  ],
  [
    'spreadsheets',
    'passwords',
    'laptops',
    'robots',
    'maps',
    'interviews',
    'databases',
    'budgets',
    'timetables',
    'portraits',
    'networks',
    'recipes',
    'invoices',
    'lessons',
    'solar panels',
    'questionnaires',
    'keyboards',
    'manuscripts',
    'bookshelves',
    'algorithms',
    'microphones',
    'gardens',
  ],
  [
    'at the kitchen table',
    'between two buses',
    'in the rainy season',
    'with a borrowed phone',
    'before breakfast',
    'on market day',
    'without electricity',
    'for the first time',
    'among neighbours',
    'during harmattan',
    'after school',
    'as a family',
    'by candlelight',
    'under pressure',
    'despite everything',
    'near the lagoon',
    'from scratch',
    'through laughter',
    'until it works',
    'over the holidays',
    'against the clock',
    'like a journalist',
  ],
]

/** The maximum number of articles with distinct titles. */
export const MAX_ARTICLES = TITLES.reduce((product, list) => product * list.length, 1)

const AUTHORS = ['Ngozi Umeh', 'Teniola Bakare', 'Halima Garba', 'Ifeoma Nwachukwu', 'Bukola Adeyemi']
const TOPICS = [
  'Career',
  'Climate',
  'Technology',
  'Society',
  'Wellbeing',
  'Productivity',
  'Health',
  'Education',
  'Money',
  'Safety',
]
const HEADINGS = [
  'What happened next',
  'Begin with one thing',
  'What it costs',
  'A word about power and data',
  'Who carries it on',
  'What we would do again',
]
const LINKS = [
  '[our volunteers](/volunteer)',
  '[the next workshop](/events)',
  '[what a gift pays for](/donate)',
  '[the questions we hear most](/faqs)',
]
const FIRST_DAY = Date.UTC(2006, 0, 9)
const MAX_DAYS = 7_500

type Cover = { src: string; alt: string }

/** Generates an article, the same in every run. Ids count from `firstId`. */
export function generatedArticle(
  number: number,
  firstId: number,
  covers: ReadonlyArray<Cover>,
): GeneratedFile {
  const chance = chanceOf(number)
  const title = combination(number, TITLES).join(' ')
  const cover = covers[number % covers.length]
  const day = new Date(FIRST_DAY + (number % MAX_DAYS) * 86_400_000).toISOString().slice(0, 10)
  const lines = [
    '---',
    `id: ${firstId + number}`,
    `title: ${title}`,
    `publishedOn: ${day}`,
    `author: ${chance.one(AUTHORS)}`,
    `topics: [${chance.shuffled(TOPICS).slice(0, 3).join(', ')}]`,
    'cover:',
    `  src: ${cover?.src}`,
    `  alt: ${JSON.stringify(cover?.alt)}`,
    '# check: ignore-file body-length -- as long as the articles of the measurement.',
    '---',
    '',
    body(chance),
    '',
  ]
  return { name: `${title.toLowerCase().replaceAll(' ', '-')}.md`, text: lines.join('\n') }
}

function body(chance: Chance): string {
  const blocks = [paragraph(chance), paragraph(chance)]
  const headings = chance.shuffled(HEADINGS)
  const special = chance.shuffled([list, quotation, withLink, emphasised])
  for (let part = 0; wordsIn(blocks) < WORDS_PER_ARTICLE - 40; part++) {
    blocks.push(`## ${headings[part % headings.length]}`, paragraph(chance))
    const extra = special[part]
    if (extra) blocks.push(extra(chance))
  }
  while (wordsIn(blocks) < WORDS_PER_ARTICLE - 8) blocks.push(sentence(chance))
  return blocks.join('\n\n')
}

function paragraph(chance: Chance) {
  return sentences(chance, 3 + chance.below(2)).join(' ')
}

function list(chance: Chance) {
  return [step(chance), step(chance), step(chance)].map((text) => `- ${text}.`).join('\n')
}

function quotation(chance: Chance) {
  return `> ${sentence(chance)}`
}

function withLink(chance: Chance) {
  return `${sentence(chance)} Read more about ${chance.one(LINKS)}.`
}

function emphasised(chance: Chance) {
  return `**${sentence(chance)}** ${sentence(chance)}`
}

function wordsIn(blocks: ReadonlyArray<string>) {
  return blocks.join(' ').split(/\s+/).length
}

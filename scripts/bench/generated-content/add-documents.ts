import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readLeniently, type LenientDocument } from '#scripts/content/lenient-document.ts'
import { generatedArticle, MAX_ARTICLES, type GeneratedFile } from './articles.ts'
import { generatedEvent } from './events.ts'
import { generatedMentor, MAX_MENTORS } from './mentors.ts'

export type Amounts = {
  articles?: number
  events?: number
  mentors?: number
  /** The number of events on the same day. */
  eventsPerDay?: number
  /** The day of the first event. */
  firstEventDay?: string
}

/** Adds the given numbers of documents to the content of a project. They are valid, and the same in every run. */
export function addDocuments(
  root: string,
  { articles = 0, events = 0, mentors = 0, eventsPerDay = 1, firstEventDay = '2018-01-06' }: Amounts,
): void {
  if (articles > MAX_ARTICLES || mentors > MAX_MENTORS)
    throw new RangeError(`There are words for ${MAX_ARTICLES} articles and ${MAX_MENTORS} mentors.`)
  const covers = documentsIn(root, 'blog').map(({ cover }) => cover as { src: string; alt: string })
  const firstId = 1 + highest(documentsIn(root, 'blog'), 'id')
  write(root, 'blog', articles, (number) => generatedArticle(number, firstId, covers))
  write(root, 'events', events, (number) => generatedEvent(number, firstEventDay, eventsPerDay))
  const models = documentsIn(root, 'mentors')
  const pictures = models.map(({ image }) => (image as { src: string }).src)
  const confirmedOn = String(models[0]?.lastConfirmedOn)
  const firstOrder = 1 + highest(models, 'order')
  write(root, 'mentors', mentors, (number) => generatedMentor(number, firstOrder, confirmedOn, pictures))
}

function write(root: string, folder: string, count: number, make: (number: number) => GeneratedFile) {
  for (let number = 0; number < count; number++) {
    const { name, text } = make(number)
    writeFileSync(path.join(root, 'content', folder, name), text, { flag: 'wx' })
  }
}

function documentsIn(root: string, folder: string): Array<LenientDocument['fields']> {
  const place = path.join(root, 'content', folder)
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readLeniently(name, readFileSync(path.join(place, name), 'utf8'), 'markdown').fields)
}

function highest(documents: ReadonlyArray<LenientDocument['fields']>, field: string) {
  return Math.max(0, ...documents.map((document) => Number(document[field])))
}

import type { Mentor } from '#src/content/mentors.ts'
import { asTyped, readWord } from '#src/lib/similar-words.ts'
import { fold, tellingWords, typedWords, wordsOf } from '#src/lib/words.ts'

/** The weight of a match by field: a text may mention a word in passing. */
const WEIGHTS = { name: 5, topics: 3, role: 2, rest: 1 }

type Part = keyof typeof WEIGHTS
// In ascending order of weight.
const PARTS: ReadonlyArray<Part> = ['rest', 'role', 'topics', 'name']

function textOf({ name, topics, role, content, country, languages, level }: Mentor): Record<Part, string> {
  return { name, topics: topics.join(' '), role, rest: [content, country, level, ...languages].join(' ') }
}

/** The score of each mentor with all words of the query. */
export type Scores = ReadonlyMap<string, number>

export type MentorSearch = {
  scoresOf: (query: string) => Scores
  /** Whether the query has a word that no mentor has, and that was taken for similar ones. */
  isGuess: (query: string) => boolean
  /**
   * Indexes mentors while there is time. Returns true once all are indexed; until then, a search indexes the rest.
   */
  prepare: (hasTime: () => boolean) => boolean
}

/** The positions of the mentors with a word, by the part of the text that contains it. */
type Places = Record<Part, Array<number>>

/**
 * Searches all mentors, ignoring case and accents. Each word of the query must match the beginning of a word; a word
 * without any match stands for the most similar ones.
 */
export function createMentorSearch(mentors: ReadonlyArray<Mentor>): MentorSearch {
  const placesOf = new Map<string, Places>()
  // Mentors share many words, so that each distinct word is processed once.
  const chunks = new Map<string, ReadonlyArray<Places>>()
  let readMentors = 0

  function placesOfWord(word: string): Places {
    const places = placesOf.get(word) ?? { name: [], topics: [], role: [], rest: [] }
    placesOf.set(word, places)
    return places
  }

  function placesOfChunk(chunk: string): ReadonlyArray<Places> {
    const all = chunks.get(chunk) ?? wordsOf(chunk).map(({ folded }) => placesOfWord(folded))
    chunks.set(chunk, all)
    return all
  }

  function read(mentor: Mentor, place: number) {
    const text = textOf(mentor)
    for (const part of PARTS) {
      for (const chunk of text[part].split(' ')) {
        for (const { [part]: places } of placesOfChunk(chunk)) if (places.at(-1) !== place) places.push(place)
      }
    }
  }

  function prepare(hasTime: () => boolean): boolean {
    for (; readMentors < mentors.length; readMentors += 1) {
      const mentor = mentors[readMentors]
      if (!hasTime()) return false
      if (mentor) read(mentor, readMentors)
    }
    return true
  }

  /** The weight of a query word for the mentor at each position: that of the best matching part. */
  function worthOf(typed: string): Uint8Array {
    const worth = new Uint8Array(mentors.length)
    const beginnings = readWord(typed, placesOf.keys()) ?? []
    const meant = [...placesOf].filter(([word]) => beginnings.some((beginning) => word.startsWith(beginning)))
    for (const part of PARTS) {
      for (const [, { [part]: places }] of meant) for (const place of places) worth[place] = WEIGHTS[part]
    }
    return worth
  }

  return {
    prepare,
    scoresOf(query) {
      prepare(() => true)
      const worths = tellingWords(typedWords(query)).map(worthOf)
      const scores = new Map<string, number>()
      for (const [place, { slug }] of mentors.entries()) {
        const found = worths.map((worth) => worth[place] ?? 0)
        if (found.length > 0 && !found.includes(0)) scores.set(slug, sum(found))
      }
      return scores
    },
    isGuess(query) {
      prepare(() => true)
      return tellingWords(typedWords(query)).some((word) => asTyped(word, placesOf.keys()) === null)
    },
  }
}

function sum(numbers: ReadonlyArray<number>): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Whether a query contains letters or digits. */
export function isSearch(query: string): boolean {
  return fold(query).trim() !== '' && typedWords(query).length > 0
}

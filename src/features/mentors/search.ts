import type { Mentor } from '#src/content/mentors.ts'
import { readWord } from '#src/lib/similar-words.ts'
import { fold, tellingWords, typedWords, wordsOf } from '#src/lib/words.ts'

/** What a word is worth where it is found: a text may mention it in passing. */
const WEIGHTS = { name: 5, topics: 3, role: 2, rest: 1 }

type Part = keyof typeof WEIGHTS
const PARTS: ReadonlyArray<Part> = ['name', 'topics', 'role', 'rest']

function textOf({ name, topics, role, content, country, languages, level }: Mentor): Record<Part, string> {
  return { name, topics: topics.join(' '), role, rest: [content, country, level, ...languages].join(' ') }
}

/** How well each mentor fits; one who lacks a word is not in it. */
export type Scores = ReadonlyMap<string, number>

export type MentorSearch = {
  scoresOf: (query: string) => Scores
  /** Reads mentors as long as there is time. True once all have been read; before, a search reads the rest. */
  prepare: (hasTime: () => boolean) => boolean
}

type Texts = { slug: string; parts: ReadonlyArray<{ part: Part; text: string }> }

/**
 * A search through all mentors without regard to case and accents. Each word has to be there, at least by its beginning;
 * a word that is nowhere means the words nearest to it.
 */
export function createMentorSearch(mentors: ReadonlyArray<Mentor>): MentorSearch {
  const texts: Array<Texts> = []
  const vocabulary = new Set<string>()

  /** A text in which every word follows a space, so that the beginning of a word can be looked for. */
  function searchable(text: string): string {
    let words = ''
    for (const { folded } of wordsOf(text)) {
      vocabulary.add(folded)
      words += ` ${folded}`
    }
    return words
  }

  function prepare(hasTime: () => boolean): boolean {
    for (const mentor of mentors.slice(texts.length)) {
      if (!hasTime()) return false
      const text = textOf(mentor)
      texts.push({ slug: mentor.slug, parts: PARTS.map((part) => ({ part, text: searchable(text[part]) })) })
    }
    return true
  }

  function beginningsFor(word: string): Array<string> {
    const isThere = texts.some(({ parts }) => parts.some(({ text }) => text.includes(` ${word}`)))
    return isThere ? [word] : (readWord(word, vocabulary) ?? [])
  }

  function scoreOf(parts: Texts['parts'], readings: ReadonlyArray<Array<string>>): number {
    let score = 0
    for (const beginnings of readings) {
      const found = parts.find(({ text }) => beginnings.some((word) => text.includes(` ${word}`)))
      if (!found) return 0
      score += WEIGHTS[found.part]
    }
    return score
  }

  return {
    prepare,
    scoresOf(query) {
      prepare(() => true)
      const readings = tellingWords(typedWords(query)).map(beginningsFor)
      const scores = texts.map(({ slug, parts }) => [slug, scoreOf(parts, readings)] as const)
      return new Map(scores.filter(([, score]) => score > 0))
    },
  }
}

/** Whether a query has anything to search for: letters or digits. */
export function isSearch(query: string): boolean {
  return fold(query).trim() !== '' && typedWords(query).length > 0
}

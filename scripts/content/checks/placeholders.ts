import { facts as sources, type Facts } from '#scripts/content/facts.ts'
import type { ContentDocument } from './document.ts'
import { allowed, didYouMean, named } from './nearest.ts'
import { problemAt, type Problem, type ProblemText } from './problem.ts'

type Misspelling = { offset: number; words: ProblemText }

/** Reports unknown placeholders, which visitors would see as written. `more` are the placeholders of the field. */
export function unknownPlaceholders(
  source: string,
  facts: Facts,
  more: ReadonlyArray<string> = [],
): Array<Misspelling> {
  const names = [...more, ...facts.keys()]
  return [...source.matchAll(/\{\s*(\p{L}[\w-]*)\s*\}/gu)].flatMap(({ 0: written, 1: name = '', index }) => {
    if (names.some((known) => written === `{${known}}`)) return []
    const candidates = named(names.map((known) => `{${known}}`))
    return [
      {
        offset: index,
        words: {
          found: `nothing stands for ${written}.`,
          fix: didYouMean(`{${name}}`, candidates),
          expected: allowed(candidates),
        },
      },
    ]
  })
}

/** Where a text has the name or the domain of the organisation written out, as whole words. */
export function writtenFactsIn(text: string, facts: Facts) {
  return (['site', 'domain'] as const).flatMap((name) => {
    const value = facts.get(name)
    // The example stands for a fact that cannot be read.
    if (value === undefined || value === sources[name].example) return []
    // A name of several words may be split over two lines.
    const literal = value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')
    const alone = new RegExp(
      `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`,
      name === 'domain' ? 'giu' : 'gu',
    )
    return [...text.matchAll(alone)].map(({ 0: written, index }) => ({ name, written, index }))
  })
}

/** Reports the name and the domain of the organisation outside content/site.yaml, where placeholders must be used. */
export function factProblems(document: ContentDocument, facts: Facts): Array<Problem> {
  if (document.schema.name === 'SiteSettings') return []
  return [document.fields?.excerpt, document.body].flatMap((excerpt) =>
    excerpt === undefined
      ? []
      : writtenFactsIn(excerpt.text, facts).map(({ name, written, index }) =>
          problemAt(excerpt, index, 'written-fact', {
            found: `"${written}" is written out.`,
            fix: `Write {${name}}, and put the whole text in quotes where it begins with a brace.`,
            expected: 'The name and the domain of the organisation stand in content/site.yaml only.',
          }),
        ),
  )
}

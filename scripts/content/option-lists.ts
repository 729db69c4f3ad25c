import type { ReferenceTarget } from '#src/content/schema/field.ts'
import { cityOf } from './checks/dates.ts'
import type { ContentDocument } from './checks/document.ts'
import type { Candidate } from './checks/nearest.ts'

/** The file of each list below content/. */
export const listPaths: Record<ReferenceTarget, string> = {
  country: 'options/countries.yaml',
  timezone: 'options/timezones.yaml',
  language: 'options/languages.yaml',
  seniority: 'options/seniority.yaml',
  expertise: 'options/expertise.yaml',
}

type Item = string | { code?: string; name?: string; label?: string; alsoCalled?: ReadonlyArray<string> }

/** The value that documents write for an entry: a country is written as its code, everything else as its name. */
function candidateOf(item: Item): Candidate {
  if (typeof item === 'string') return { value: item }
  const { code, name = '', label, alsoCalled = [] } = item
  if (code !== undefined) return { value: code, alsoCalled: [name, ...alsoCalled], meaning: name }
  return { value: name, alsoCalled: label === undefined ? [] : [cityOf(name), label] }
}

/** The allowed values of each list, by its path; those of unreadable lists are missing. */
export function readOptionLists(
  documents: ReadonlyArray<ContentDocument>,
): Partial<Record<string, Array<Candidate>>> {
  return Object.fromEntries(
    documents.flatMap(({ schema, data }) => {
      const items = data.items as ReadonlyArray<Item | undefined> | undefined
      const candidates = items?.flatMap((item) => item ?? []).map(candidateOf)
      // Another rule reports empty entries, whose names would be the nearest to every value.
      return candidates ? [[schema.path, candidates.filter(({ value }) => value !== '')]] : []
    }),
  )
}

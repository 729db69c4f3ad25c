import { isSeq } from 'yaml'
import type { ReferenceTarget } from '#src/content/schema/field.ts'
import type { ContentDocument } from './document.ts'
import type { Candidate } from './nearest.ts'
import { cityOf } from './dates.ts'

/** The allowed values of fields that refer to a list; unreadable lists are missing. */
export type OptionLists = Partial<Record<ReferenceTarget, Array<Candidate>>>

/** The file of each list below content/. */
export const listPaths: Record<ReferenceTarget, string> = {
  country: 'options/countries.yaml',
  timezone: 'options/timezones.yaml',
  language: 'options/languages.yaml',
  seniority: 'options/seniority.yaml',
  expertise: 'options/expertise.yaml',
}

type Item = string | { code?: unknown; name?: unknown; label?: unknown; alsoCalled?: unknown }

/** The value that documents write for an entry: a country is written as its code, everything else as its name. */
export function candidateOf(item: Item): Candidate {
  if (typeof item === 'string') return { value: item }
  const { code, label, alsoCalled } = item
  const name = String(item.name)
  // An empty name would be the nearest to every value that is near no other.
  if (typeof code !== 'string')
    return { value: name, alsoCalled: typeof label === 'string' ? [cityOf(name), label] : [] }
  const others = Array.isArray(alsoCalled) ? alsoCalled.map(String) : []
  return { value: code, alsoCalled: [name, ...others], meaning: name }
}

/** Reads the lists that other documents refer to. */
export function readOptionLists(documents: ReadonlyArray<ContentDocument>): OptionLists {
  const lists: OptionLists = {}
  for (const [target, path] of Object.entries(listPaths)) {
    const items = documents.find(({ schema }) => schema.path === path)?.root?.get('items')
    // Another rule reports empty entries.
    if (isSeq(items))
      lists[target as ReferenceTarget] = (items.toJSON() as Array<Item | null>)
        .filter((item) => item !== null)
        .map(candidateOf)
  }
  return lists
}

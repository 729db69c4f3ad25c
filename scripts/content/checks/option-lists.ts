import type { ReferenceTarget } from '#src/content/schema/field.ts'
import { cityOf } from './dates.ts'
import type { ContentDocument } from './document.ts'
import type { Candidate } from './nearest.ts'

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

type Item = string | { code?: string; name?: string; label?: string; alsoCalled?: ReadonlyArray<string> }

/** The value that documents write for an entry: a country is written as its code, everything else as its name. */
export function candidateOf(item: Item): Candidate {
  if (typeof item === 'string') return { value: item }
  const { code, name = '', label, alsoCalled = [] } = item
  if (code !== undefined) return { value: code, alsoCalled: [name, ...alsoCalled], meaning: name }
  return { value: name, alsoCalled: label === undefined ? [] : [cityOf(name), label] }
}

/** Reads the lists that other documents refer to. */
export function readOptionLists(documents: ReadonlyArray<ContentDocument>): OptionLists {
  const lists = Object.entries(listPaths).flatMap(([target, path]) => {
    const { items } = documents.find(({ schema }) => schema.path === path)?.data ?? {}
    // Another rule reports empty entries, whose names would be the nearest to every value.
    const read = (items: ReadonlyArray<Item | undefined>) =>
      items.flatMap((item) => item ?? []).map(candidateOf)
    return Array.isArray(items) ? [[target, read(items).filter(({ value }) => value !== '')]] : []
  })
  return Object.fromEntries(lists) as OptionLists
}

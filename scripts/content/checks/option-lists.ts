import type { ReferenceTarget } from '#src/content/schema/field.ts'
import type { ContentDocument } from './document.ts'
import { cityOf } from './time-zones.ts'
import type { Candidate } from './nearest.ts'

/** The allowed values of fields that refer to a list; unreadable lists are missing. */
export type OptionLists = Partial<Record<ReferenceTarget, Array<Candidate>>>

type ListPlace = { path: string; noun: string; read: (item: unknown) => Candidate | undefined }

/** The file of each list below content/, the noun for an entry, and its reader. */
export const listPlaces: Record<ReferenceTarget, ListPlace> = {
  country: { path: 'options/countries.yaml', noun: 'country', read: country },
  timezone: { path: 'options/timezones.yaml', noun: 'time zone', read: zone },
  language: { path: 'options/languages.yaml', noun: 'language', read: plain },
  seniority: { path: 'options/seniority.yaml', noun: 'level', read: (item) => byKey(item, 'name') },
  expertise: { path: 'options/expertise.yaml', noun: 'expertise', read: plain },
}

/** Reads the lists that other documents refer to. */
export function readOptionLists(documents: ReadonlyArray<ContentDocument>): OptionLists {
  const lists: OptionLists = {}
  for (const [target, { path, read }] of Object.entries(listPlaces)) {
    const root: unknown = documents.find((document) => document.schema.path === path)?.fields?.root.toJSON()
    const items = property(root, 'items')
    if (Array.isArray(items))
      lists[target as ReferenceTarget] = items.map(read).filter((item) => item !== undefined)
  }
  return lists
}

function plain(item: unknown): Candidate | undefined {
  return typeof item === 'string' ? { value: item } : undefined
}

function byKey(item: unknown, key: string): Candidate | undefined {
  const value = property(item, key)
  return typeof value === 'string' ? { value } : undefined
}

function country(item: unknown): Candidate | undefined {
  const name = property(item, 'name')
  const others = property(item, 'alsoCalled')
  const candidate = byKey(item, 'code')
  if (!candidate || typeof name !== 'string') return candidate
  return { ...candidate, alsoCalled: [name, ...(Array.isArray(others) ? others : [])], meaning: name }
}

function zone(item: unknown): Candidate | undefined {
  const label = property(item, 'label')
  const candidate = byKey(item, 'name')
  if (!candidate) return undefined
  const alsoCalled = [cityOf(candidate.value), ...(typeof label === 'string' ? [label] : [])]
  return { ...candidate, alsoCalled }
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

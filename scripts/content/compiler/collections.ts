import { compiledFacts, fillDocument } from '#scripts/content/fill-compiled.ts'
import type { ContentClock } from '#scripts/content/visibility/clock.ts'
import { shownDocument } from '#scripts/content/visibility/hide.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { schemaOf } from './compile-changed.ts'
import type { StoredDocument, StoredDocuments } from './document-store.ts'

const COMMA = Buffer.from(',')

/** The JSON of each collection or singleton, with the documents visible at that time. */
export function collectionsOf(documents: StoredDocuments, clock: ContentClock): Map<string, Buffer> {
  const facts = compiledFacts(factDocuments(documents))
  const byType = new Map<string, Array<Buffer>>(documentSchemas.map(({ name }) => [name, []]))
  for (const [path, stored] of documents) {
    const type = schemaOf(path)?.name ?? ''
    const json = shownJson(stored, type, clock, facts)
    if (json !== null) byType.get(type)?.push(json)
  }
  return new Map(
    documentSchemas.map(({ name, isSingleton, path }) => {
      const all = byType.get(name) ?? []
      if (!isSingleton) return [name, joined(all)]
      const [only] = all
      if (!only) throw new Error(`content/${path} is missing: it has to exist exactly once.`)
      return [name, only]
    }),
  )
}

function shownJson(
  { json, hasPlaceholders, visibility }: StoredDocument,
  type: string,
  clock: ContentClock,
  facts: ReturnType<typeof compiledFacts>,
) {
  if (!hasPlaceholders && visibility === null) return json
  const document = JSON.parse(json.toString('utf8')) as Record<string, unknown>
  const shown = visibility === null ? document : shownDocument(document, visibility, clock)
  return shown === null ? null : Buffer.from(fillDocument(shown, type, facts))
}

function factDocuments(documents: StoredDocuments): Record<string, unknown> {
  const singletons = documentSchemas.filter(({ isSingleton }) => isSingleton)
  return Object.fromEntries(
    singletons.flatMap(({ name, path }) => {
      const stored = documents.get(path)
      return stored ? [[name, JSON.parse(stored.json.toString('utf8')) as unknown]] : []
    }),
  )
}

function joined(all: ReadonlyArray<Buffer>): Buffer {
  const parts = all.flatMap((json, index) => (index === 0 ? [json] : [COMMA, json]))
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')])
}

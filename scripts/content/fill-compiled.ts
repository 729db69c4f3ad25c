import type { ImpactReport } from 'contentlayer/generated'
import { reportFacts } from '#scripts/report/report-facts.ts'
import { fillIn, readFacts, type Facts } from './facts.ts'

/** Reads the facts from compiled singletons, by type. */
export function compiledFacts(documents: Readonly<Record<string, unknown>>): Facts {
  return readFacts((type, field) =>
    field.reduce(
      (value, name) =>
        typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined,
      documents[type],
    ),
  )
}

/** The JSON of a document with the facts inserted, so that no page contains code for it. */
export function fillDocument(document: unknown, type: string, values: Facts): string {
  // The texts of a report also name figures of the same report.
  const own = type === 'ImpactReport' ? Object.entries(reportFacts(document as ImpactReport)) : []
  const all = own.length === 0 ? values : new Map([...values, ...own])
  return JSON.stringify(document, (key, value: unknown) =>
    typeof value === 'string' ? fillIn(value, all, key === 'html' ? escapeHtml : undefined) : value,
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

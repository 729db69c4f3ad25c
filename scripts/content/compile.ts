import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { CONTENT_FINGERPRINT_FILE } from '#scripts/fingerprint.js'
import { reportFacts } from '#src/content/report-figures.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { COLLECTIONS, collectionFile } from './compiled.ts'
import { compileDocuments } from './contentlayer.mjs'
import {
  contentClock,
  nextChange,
  readVisibility,
  shownDocument,
  type WrittenVisibility,
} from './visibility.ts'
import type { ImpactReport } from 'contentlayer/generated'
import { fillIn, readFacts, type Facts } from './facts.ts'

type CompiledDocument = Record<string, unknown> & WrittenVisibility & { _id: string; order?: number }

/**
 * Compiles content/ with contentlayer2, and writes the collections that the site shows at that time into
 * .generated/content: without hidden documents, and with the facts inserted. Returns the number of documents, when one
 * appears or disappears next, and the pictures, by their path in content/, that only hidden documents use.
 */
export async function compileContent(root: string, { clock = contentClock() } = {}) {
  // Until all is prepared from it: scripts/content/prepare.ts.
  await rm(path.join(root, CONTENT_FINGERPRINT_FILE), { force: true })
  const documents = await compileDocuments(root)
  const compiled = new Map<string, Array<CompiledDocument>>()
  for (const { name } of documentSchemas) compiled.set(name, await compiledDocuments(root, name))
  const facts = readFacts(Object.fromEntries([...compiled].map(([type, [first]]) => [type, first])))
  const pictures = { shown: new Set<string>(), hidden: new Set<string>() }
  for (const { name, isSingleton } of documentSchemas) {
    const shown = (compiled.get(name) ?? []).flatMap((document) => {
      const own = shownDocument(document, clock)
      for (const picture of picturesOf(document)) pictures[own ? 'shown' : 'hidden'].add(picture)
      return own ?? []
    })
    const filled = shown.map((document) => fillDocument(document, name, facts)).join(',')
    const file = collectionFile(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, isSingleton ? filled : `[${filled}]`)
  }
  await copyModule(root)
  const visibilities = [...compiled.values()].flat().map(readVisibility)
  const changesAt = clock.isFixed ? null : nextChange(visibilities, clock.now)
  const hiddenPictures = new Set([...pictures.hidden].filter((picture) => !pictures.shown.has(picture)))
  return { documents, changesAt, hiddenPictures }
}

function picturesOf(document: CompiledDocument) {
  const found = JSON.stringify(document).match(/images\/[\w.%-]+/g) ?? []
  return found.map((source) => path.posix.join(path.posix.dirname(document._id), source))
}

/** The documents of a type, by their place in the list, then by their paths. */
async function compiledDocuments(root: string, type: string): Promise<Array<CompiledDocument>> {
  const file = path.join(root, '.contentlayer/generated', type, '_index.json')
  const documents = [JSON.parse(await readFile(file, 'utf8'))].flat() as Array<CompiledDocument>
  return documents.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a._id < b._id ? -1 : 1))
}

/** contentlayer2's module imports the collections beside it. */
async function copyModule(root: string) {
  const folder = path.join(root, COLLECTIONS)
  await cp(path.join(root, '.contentlayer/generated/index.mjs'), path.join(folder, 'index.mjs'))
  // Lets the bundler drop unused collections; otherwise importing one keeps all.
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "sideEffects": false }\n')
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

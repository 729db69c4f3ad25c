import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VISIBILITY_FILE } from '#scripts/fingerprint.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { collectionsOf } from './compiler/collections.ts'
import { compileChanged } from './compiler/compile-changed.ts'
import { readStore, writeStore } from './compiler/document-store.ts'
import { writePackage } from './compiler/package-files.ts'
import { readSources, type Sources } from './sources.ts'
import { toolsDigest } from './tools-digest.ts'
import { contentClock } from './visibility/clock.ts'
import { nextChange, readVisibility } from './visibility/visibility.ts'

export type Compiled = {
  documents: number
  /** The types whose collections have changed. */
  changed: Array<string>
}

type Choices = { clock?: ReturnType<typeof contentClock>; sources?: Sources }

/**
 * Compiles content/ into .contentlayer/generated. Only files with changed bytes are compiled; the result is the same,
 * byte for byte, as that of a full compilation.
 *
 * Documents that are not visible at that time are left out of the collections, but included in the count.
 */
export async function compileContent(
  root: string,
  { clock = contentClock(), sources = readSources(root) }: Choices = {},
): Promise<Compiled> {
  const tools = toolsDigest()
  const before = await readStore(root, tools)
  const { documents, isChanged } = compileChanged(sources, before)
  await writePackage(root, tools, documentSchemas)
  const changed: Array<string> = []
  for (const [type, json] of collectionsOf(documents, clock)) {
    const file = path.join(root, '.contentlayer/generated', type, '_index.json')
    const present = await readFile(file).catch(() => null)
    if (present?.equals(json)) continue
    changed.push(type)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, json)
  }
  const written = [...documents.values()].flatMap(({ visibility }) => visibility ?? [])
  const changesAt = clock.isFixed ? null : nextChange(written.map(readVisibility), clock.now)
  await writeFile(path.join(root, VISIBILITY_FILE), JSON.stringify({ changesAt }))
  if (isChanged) await writeStore(root, tools, documents)
  return { documents: documents.size, changed }
}

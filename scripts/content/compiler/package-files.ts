import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { digestOf } from '#scripts/content/sources.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'

const GENERATED = '.contentlayer/generated'
const FILES = ['index.mjs', 'index.d.ts', 'types.d.ts']
const STAMP = '.contentlayer/.cache/package.json'

/**
 * Lets contentlayer2 write the module and the types of the collections. They depend on the schema alone, so they are
 * written again only if the tools have changed or the files were edited.
 */
export async function writePackage(
  root: string,
  tools: string,
  schemas: ReadonlyArray<DocumentSchema>,
): Promise<void> {
  const stamp = path.join(root, STAMP)
  const before = await readFile(stamp, 'utf8').catch(() => null)
  if (before !== null && before === (await stampOf(root, tools))) return
  await rm(stamp, { force: true })
  const singletons = schemas.filter(({ isSingleton }) => isSingleton)
  // Imported on demand, as it takes seconds to load.
  const { generatePackage } = await import('./contentlayer-api.mjs')
  await generatePackage(
    root,
    singletons.map(({ name, path: id }) => ({ type: name, id })),
  )
  await removeOthers(
    root,
    schemas.map(({ name }) => name),
  )
  // Lets the bundler drop unused collections; otherwise importing one keeps all.
  await writeFile(
    path.join(root, '.contentlayer/package.json'),
    '{ "type": "module", "sideEffects": false }\n',
  )
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, await stampOf(root, tools))
}

async function stampOf(root: string, tools: string): Promise<string> {
  const digests = await Promise.all(
    FILES.map((name) =>
      readFile(path.join(root, GENERATED, name)).then(
        (bytes) => digestOf(bytes),
        () => 'absent',
      ),
    ),
  )
  return JSON.stringify([tools, ...digests])
}

/** Removes files that only contentlayer2's watch mode reads, and types that no longer exist. */
async function removeOthers(root: string, types: ReadonlyArray<string>) {
  const folder = path.join(root, GENERATED)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (FILES.includes(entry.name)) continue
    const place = path.join(folder, entry.name)
    if (!types.includes(entry.name)) await rm(place, { recursive: true })
    else for (const name of await readdir(place)) if (name !== '_index.json') await rm(path.join(place, name))
  }
}

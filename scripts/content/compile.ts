import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keepUnchangedDocuments } from './compiler-cache.ts'
import { generate } from './contentlayer-api.mjs'
import { fillCompiled } from './fill-compiled.ts'
import { contentClock } from './visibility/clock.ts'
import { hideInvisible } from './visibility/hide.ts'

/**
 * Compiles content/ into .contentlayer/generated, in this process: the compiler's own command line traces every
 * fiber, which costs three times the time, and ends the process on an error.
 *
 * Documents that are not visible at that time are left out of the collections, though not of the count.
 *
 * Rejects with an Error whose message is the compiler's report.
 */
export async function compileContent(root: string, clock = contentClock()): Promise<{ documents: number }> {
  const cache = await keepUnchangedDocuments(root)
  const compiled = await generate(root)
  await cache.save()
  await hideInvisible(root, clock)
  await fillCompiled(root)
  // Lets the bundler drop unused collections; otherwise importing one keeps all.
  await writeFile(
    path.join(root, '.contentlayer/package.json'),
    '{ "type": "module", "sideEffects": false }\n',
  )
  return compiled
}

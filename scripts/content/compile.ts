import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generate } from './contentlayer-api.mjs'
import { fillCompiled } from './fill-compiled.ts'

/**
 * Compiles content/ into .contentlayer/generated, in this process: the compiler's own command line traces every
 * fiber, which costs three times the time, and ends the process on an error.
 *
 * Rejects with an Error whose message is the compiler's report.
 */
export async function compileContent(root: string): Promise<{ documents: number }> {
  // The compiler trusts its cache while a file's time is unchanged, regardless of its content and of changes in
  // referenced documents.
  await rm(path.join(root, '.contentlayer/.cache'), { recursive: true, force: true })
  const compiled = await generate(root)
  await fillCompiled(root)
  // Lets the bundler drop unused collections; otherwise importing one keeps all.
  await writeFile(
    path.join(root, '.contentlayer/package.json'),
    '{ "type": "module", "sideEffects": false }\n',
  )
  return compiled
}

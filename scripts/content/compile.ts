import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateDotpkg, getConfig, provideCwdCustom } from 'contentlayer2/core'
import { filePathJoin, provideDummyTracing, unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { Cause, pipe, provideConsole, T } from '@contentlayer2/utils/effect'
import { NodeFsLive } from '@contentlayer2/utils/node'
import { rm } from 'node:fs/promises'

export type CompileResult = { documents: number }

/**
 * Compiles content/ into .contentlayer/generated, in this process: the compiler's own command line traces every
 * fiber, which costs three times the time, and ends the process on an error.
 *
 * Throws an Error whose message is the compiler's report.
 */
export async function compileContent(root: string): Promise<CompileResult> {
  // The compiler trusts a cached document as long as its file's time is unchanged, whatever it says inside and
  // whatever happened to the documents it refers to.
  await rm(path.join(root, '.contentlayer/.cache'), { recursive: true, force: true })
  const program = pipe(
    getConfig({}),
    T.chain((config) => generateDotpkg({ config, verbose: false })),
    provideDummyTracing,
    provideCwdCustom(unknownToAbsolutePosixFilePath(root)),
    T.result,
    provideConsole,
    T.provideSomeLayer(NodeFsLive),
  )
  const result = await T.runPromise(program)
  if (result._tag === 'Failure') {
    const failure = Cause.failureOrCause(result.cause)
    throw new Error(failure._tag === 'Left' ? String(failure.left) : Cause.pretty(result.cause, Cause.defaultRenderer))
  }
  // Lets the bundler drop collections nobody reads; without it importing one keeps them all.
  await writeFile(path.join(root, '.contentlayer/package.json'), '{ "type": "module", "sideEffects": false }\n')
  return { documents: result.value.documentCount }
}

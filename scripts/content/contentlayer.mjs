import { provideDummyTracing, unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { Cause, pipe, pretty, provideConsole, T } from '@contentlayer2/utils/effect'
import { NodeFsLive } from '@contentlayer2/utils/node'
import { generateDotpkg, getConfig, provideCwdCustom } from 'contentlayer2/core'

/*
 * The only file that uses the compiler's effect system. It is not TypeScript because that system's types cannot be
 * resolved by our module resolution.
 */

/** The configurations that this process has read, by project. */
const configs = new Map()

/**
 * Compiles root/content with contentlayer2 into root/.contentlayer, and returns the number of documents. Rejects with
 * the compiler's report if something is missing, incompatible or unknown.
 */
export async function compileDocuments(root) {
  const config = configs.get(root) ?? (await run(root, getConfig({})))
  configs.set(root, config)
  const { documentCount } = await run(root, generateDotpkg({ config, verbose: false }))
  return documentCount
}

async function run(root, effect) {
  const program = pipe(
    effect,
    provideDummyTracing,
    provideCwdCustom(unknownToAbsolutePosixFilePath(root)),
    T.result,
    provideConsole,
    T.provideSomeLayer(NodeFsLive),
  )
  const result = await T.runPromise(program)
  if (result._tag === 'Success') return result.value
  const failure = Cause.failureOrCause(result.cause)
  throw new Error(failure._tag === 'Left' ? String(failure.left) : pretty(result.cause))
}

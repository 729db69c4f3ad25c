import { unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { Cause, pipe, pretty, provideConsole, T } from '@contentlayer2/utils/effect'
import { provideDummyTracing } from '@contentlayer2/utils'
import { NodeFsLive } from '@contentlayer2/utils/node'
import { generateDotpkg, getConfig, provideCwdCustom } from 'contentlayer2/core'

/*
 * The one file that speaks the compiler's effect system. It is not TypeScript because that system's types are not
 * published in a form our module resolution finds; contentlayer-api.d.mts says what comes out.
 */

/** @param {string} root */
export async function generate(root) {
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
  if (result._tag === 'Success') return { documents: result.value.documentCount }
  const failure = Cause.failureOrCause(result.cause)
  throw new Error(failure._tag === 'Left' ? String(failure.left) : pretty(result.cause))
}

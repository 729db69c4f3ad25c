import { unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { Cause, Either, pipe, pretty, provideConsole, S, T } from '@contentlayer2/utils/effect'
import { provideDummyTracing } from '@contentlayer2/utils'
import { NodeFsLive } from '@contentlayer2/utils/node'
import { generateDotpkg, getConfig, provideCwdCustom } from 'contentlayer2/core'

/*
 * The only file that uses the compiler's effect system. It is not TypeScript because that system's types cannot be
 * resolved by our module resolution; contentlayer-api.d.mts declares the results.
 */

/**
 * @param {string} root
 * @param {Array<{ type: string, id: string }>} singletons
 */
export async function generatePackage(root, singletons) {
  const cacheItemsMap = Object.fromEntries(
    singletons.map(({ type, id }) => [
      id,
      {
        document: { _id: id, documentType: type },
        documentHash: '',
        hasWarnings: false,
        documentTypeName: type,
      },
    ]),
  )
  // A source for contentlayer2 with the schema of contentlayer.config.ts and no documents.
  const withoutDocuments = (config) => ({
    ...config,
    source: { ...config.source, fetchData: () => S.succeed(Either.right({ cacheItemsMap })) },
  })
  await run(
    root,
    pipe(
      getConfig({}),
      T.chain((config) => generateDotpkg({ config: withoutDocuments(config), verbose: false })),
    ),
  )
}

/** @param {string} root */
export async function compileAlone(root) {
  const { documentCount } = await run(
    root,
    pipe(
      getConfig({}),
      T.chain((config) => generateDotpkg({ config, verbose: false })),
    ),
  )
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

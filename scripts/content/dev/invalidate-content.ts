import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { collectionFile } from '#scripts/content/compiled.ts'

/** It contains every address to prerender; React Router rejects all others. */
const SERVER_BUILD = '\0virtual:react-router/server-build'
const MANIFESTS = ['.generated/images.json', '.generated/cards.json']

/**
 * Invalidates the modules that read these collections, and the manifests of pictures and cards, so that the next
 * request evaluates them again. All other modules stay, as transforming them takes seconds.
 */
export function invalidateContent(
  server: ViteDevServer,
  root: string,
  collections: ReadonlyArray<string>,
): void {
  const { moduleGraph } = server.environments.ssr ?? {}
  if (!moduleGraph) return
  const files = [
    ...collections.map((type) => collectionFile(root, type)),
    ...MANIFESTS.map((file) => path.join(root, file)),
  ]
  const modules = [
    moduleGraph.getModuleById(SERVER_BUILD),
    ...files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]),
  ]
  for (const module of modules) if (module) moduleGraph.invalidateModule(module)
}

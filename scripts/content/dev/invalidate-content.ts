import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { collectionId } from './collection-modules.ts'

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
  const ids = [...collections.map(collectionId), SERVER_BUILD]
  const modules = [
    ...ids.map((id) => moduleGraph.getModuleById(id)),
    ...MANIFESTS.flatMap((file) => [...(moduleGraph.getModulesByFile(path.join(root, file)) ?? [])]),
  ]
  for (const module of modules) if (module) moduleGraph.invalidateModule(module)
}

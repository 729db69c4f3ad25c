import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { collectionId } from './collection-modules.ts'

/** It names every address that becomes a page; React Router refuses all others. */
const SERVER_BUILD = '\0virtual:react-router/server-build'
const MANIFESTS = ['.generated/images.json', '.generated/cards.json']

/**
 * Has the modules that read these collections, and the lists of pictures and cards, evaluated again at the next request. All other
 * modules, whose transformation takes seconds, stay.
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

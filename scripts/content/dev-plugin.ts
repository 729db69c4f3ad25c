import path from 'node:path'
import type { Plugin } from 'vite'
import { COLLECTIONS } from './compiled.ts'

/** The compiler rewrites many of these after an edit; this plugin sends a single update instead. */
const GENERATED_FILES = ['**/.contentlayer/**', '**/.generated/**', '**/.cache/**']

/**
 * Keeps the compiled content up to date while `npm run dev` runs. An edit shows on open pages without a reload, before
 * all documents are checked; a mistake shows in the terminal and over the page until it is fixed. Content that cannot be
 * compiled is not shown: the last that could stays in use.
 */
export function contentPlugin(): Plugin {
  const root = process.cwd()
  return {
    name: 'gelegrid-content',
    config: ({ server }) => ({
      publicDir: '.generated/public',
      resolve: { alias: { 'contentlayer/generated': path.join(root, COLLECTIONS, 'index.mjs') } },
      // The servers that React Router starts during a build watch no files, and must not start to: with thousands of
      // pages being written, that took a third of a build.
      ...(server?.watch !== null && { server: { watch: { ignored: GENERATED_FILES } } }),
    }),
    async configureServer(server) {
      // Loaded on demand: a build reads this file as well, in each of its processes.
      const { watchContent } = await import('./watch-content.ts')
      await watchContent(server, root)
    },
  }
}

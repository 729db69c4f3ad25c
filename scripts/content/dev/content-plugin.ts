import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { collectionId, loadCollection, resolveCollection } from './collection-modules.ts'
import { watchContent } from './watch-content.ts'

const GENERATED = '.contentlayer/generated'
/** The compiler rewrites many of these at an edit; this plugin sends the one message that counts. */
const GENERATED_FILES = ['**/.contentlayer/**', '**/.generated/**', '**/.cache/**']

/**
 * Keeps the compiled content in step with content/ while `npm run dev` runs: an edit shows on the open pages without
 * loading them again; a mistake shows in the terminal and over the page until it is fixed, and the last good content
 * stays in use.
 */
export function contentPlugin(): Plugin {
  const root = process.cwd()
  return {
    name: 'gelegrid-content',
    // Before Vite finds the files of collections itself.
    enforce: 'pre',
    config: ({ server }) => ({
      publicDir: '.generated/public',
      resolve: { alias: { 'contentlayer/generated': path.join(root, GENERATED, 'index.mjs') } },
      // The servers that React Router starts while it builds watch nothing, and must not begin to: with thousands of pages
      // being written, that took a third of a build.
      ...(server?.watch !== null && { server: { watch: { ignored: GENERATED_FILES } } }),
    }),
    resolveId: {
      filter: { id: /^\.\/\w+\/_index\.json$/ },
      handler(source) {
        if (this.environment.mode === 'dev') return resolveCollection(source)
      },
    },
    load: {
      filter: { id: new RegExp(`^${collectionId('')}`) },
      handler: (id) => loadCollection(path.join(root, GENERATED), id),
    },
    async configureServer(server) {
      await ensureStub(root)
      await watchContent(server, root)
    },
  }
}

/** A module that cannot be resolved once stays unresolved for as long as the dev server runs. */
async function ensureStub(root: string) {
  const file = path.join(root, GENERATED, 'index.mjs')
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'throw new Error("The content has not been compiled yet: see the terminal.")\n')
}

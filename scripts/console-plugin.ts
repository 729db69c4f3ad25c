import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { chunkNamedIn, CHUNKS } from './chunks.ts'

// Excludes the session call, which the page makes before it loads the console.
const OF_CONSOLE = /\/(?:contract|src\/(?:api|features|sections))\/staff(?!\/session-path)(?:\/|\.ts)/

const MARK = 'console'

/**
 * Gives the staff console its own copies of its imports, except those that every page loads. Otherwise every visitor
 * would load the functions of shared modules that only the console uses, and the chunks would be split differently.
 */
export function consolePlugin(): Plugin {
  return {
    name: 'console',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || this.environment.name !== 'client') return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || found.external || isOnEveryPage(found.id)) return found
      if (!isForConsole(importer) && !OF_CONSOLE.test(found.id)) return found
      return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}${MARK}` }
    },
  }
}

function isForConsole(id: string) {
  return new RegExp(`[?&]${MARK}$`).test(id)
}

function isOnEveryPage(id: string) {
  if (!id.startsWith('/')) return true
  if (id.includes('/node_modules/')) {
    return (CHUNKS.frame?.packages ?? []).some((name) => id.includes(`/node_modules/${name}/`))
  }
  if (!/^[^?]*\.tsx?$/.test(id)) return false
  return ['frame', 'parts'].includes(chunkNamedIn(readFileSync(id, 'utf8')) ?? '')
}

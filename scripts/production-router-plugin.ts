import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const DEVELOPMENT = '/react-router/dist/development/'

/**
 * React Router brings two builds, and its package names only the one for development, which warns of mistakes in the code.
 * Browsers get the other: it is smaller, and the same otherwise.
 */
export function productionRouterPlugin(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found === null) return null
      const id = found.id.replace(DEVELOPMENT, DEVELOPMENT.replace('development', 'production'))
      if (id === found.id || !existsSync(id))
        throw new Error(`React Router has no other build beside ${found.id}`)
      return { ...found, id }
    },
  }
}

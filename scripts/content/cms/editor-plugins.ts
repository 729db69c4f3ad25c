import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const NOTHING = '\0nothing'

/** No form has a field for code, and syntax highlighting of 300 programming languages would take 9 MB. */
export function noProgrammingLanguages(): Plugin {
  return {
    name: 'no-programming-languages',
    enforce: 'pre',
    resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export default []' : null),
  }
}

const FROM_CDN = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[:@][^)'"`]*/g

/** Sveltia CMS contains its fonts, but loads them from another server first: this makes it use its own. */
export function ownFonts(base: string): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/@sveltia/cms/npm/') || !id.endsWith('.js')) return null
      const assets = path.join(path.dirname(id), 'assets')
      return code.replace(FROM_CDN, (_, font: string) => {
        const name = readdirSync(assets).find(
          (file) => file.startsWith(`${font}-`) && file.endsWith('.woff2'),
        )
        if (name === undefined) throw new Error(`Sveltia CMS has no file of the font ${font}.`)
        files.set(`fonts/${font}.woff2`, path.join(assets, name))
        return `${base}fonts/${font}.woff2`
      })
    },
    generateBundle() {
      if (files.size === 0) throw new Error('Sveltia CMS names its fonts in another way.')
      for (const [fileName, file] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    },
  }
}

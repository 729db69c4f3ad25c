import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { build } from 'vite'
import { formConfig } from './content/cms/config.ts'
import { tokenCss } from './theme-css.ts'

export const EDITOR_ADDRESS = '/admin/'

/** The whole typefaces, for texts that are not known yet. */
const FONTS = ['epilogue', 'plus-jakarta-sans']
  .map((name) => `@import '@fontsource-variable/${name}';\n`)
  .join('')

/**
 * Bundles the visual editor with the forms generated from the content schema. A separate build, outside the folder of
 * the site: no page of the site loads any of it.
 */
export async function bundleEditor(root: string, outDir: string): Promise<void> {
  const preview = path.join(root, '.cache/editor-preview/preview.css')
  const own = await readFile(path.join(root, 'editor/previews/preview.css'), 'utf8')
  await mkdir(path.dirname(preview), { recursive: true })
  await writeFile(preview, `${FONTS}${tokenCss()}\n${own}`)
  await build({
    root: path.join(root, 'editor'),
    base: EDITOR_ADDRESS,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // Otherwise the code names the files it comes from where NODE_ENV is set, as in tests.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Sveltia CMS is one file of 2 MB.
      chunkSizeWarningLimit: 4000,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Syntax highlighting of 300 programming languages, 9 MB: no form has a field for code.
        external: /^@shikijs\/(?:langs|themes)\//,
        input: { index: path.join(root, 'editor/index.html'), preview },
        output: {
          assetFileNames: ({ names }) =>
            names.includes('preview.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
        },
        checks: { pluginTimings: false },
      },
    },
  })
  const { name } = parse(await readFile(path.join(root, 'content/site.yaml'), 'utf8')) as { name: string }
  await writeFile(path.join(outDir, 'forms.json'), JSON.stringify(formConfig(`${name}: content`)))
}

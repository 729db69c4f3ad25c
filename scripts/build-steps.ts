import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleEditor } from './bundle-editor.ts'
import { bundle, bundleServer } from './bundle-server.ts'
import { bundleServiceWorker } from './bundle-service-worker.ts'
import { editorPath } from '#server/platform/build-output.ts'
import { compressBuild } from './compress-build.ts'
import { expectations } from './content/expectations.ts'
import { emptyPages } from './content/pages-to-prerender.ts'
import { prepareContent } from './content/prepare.ts'
import { writeRedirects } from './content/redirects.ts'
import { SITE_FACTS_FILE } from './content/site-facts.ts'
import { deferScripts, FIRST_SCRIPT } from './defer-scripts.ts'
import { takeRecordedInputs } from './record-inputs-plugin.ts'
import { run } from './run.ts'
import { writeSitemap } from './sitemap.ts'
import { slimManifest } from './slim-manifest.ts'
import { checkWebVitalsSetting } from './web-vitals-setting.ts'
import { STYLE_SHEETS } from './theme-css.ts'

// The entries of a build; their imports are inputs as well.
const BUILD_PROGRAMS = [
  FIRST_SCRIPT,
  'scripts/build.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'contentlayer.config.ts',
]

/** Builds the pages, compresses them, and compiles the server. Returns every project file that was read. */
export async function runBuild(root: string): Promise<Array<string>> {
  checkWebVitalsSetting(root)
  const { documents } = await prepareContent(root, console.log, { expectations })
  console.log(`${documents} documents compiled.`)
  const EMPTY_PAGES = (await emptyPages(root)).join(' ')
  await run({ env: { NODE_ENV: 'production', EMPTY_PAGES } })`react-router build`
  await slimManifest(path.join(root, 'build/client'))
  await deferScripts(root)
  const listed = await writeSitemap(root, path.join(root, 'build/client'))
  console.log(`Pages in the sitemap: ${listed.length}.`)
  const worker = await bundleServiceWorker(root, path.join(root, 'build/client'))
  const { written, compressed } = await compressBuild({
    buildDir: path.join(root, 'build/client'),
    cacheDir: path.join(root, '.cache/compressed'),
  })
  console.log(`Compressed files: ${written}, of which ${compressed} new.`)
  await copyFile(path.join(root, SITE_FACTS_FILE), path.join(root, 'build/site-facts.json'))
  await writeRedirects(root, path.join(root, 'build/client'))
  const editor = await buildEditor(root)
  const server = await bundleServer(root, path.join(root, 'build/server'))
  const programs = await bundle(root, BUILD_PROGRAMS)
  return [
    ...(await takeRecordedInputs(root)),
    ...STYLE_SHEETS,
    ...worker,
    ...editor,
    ...server.modules,
    ...programs.modules,
  ]
}

/** Built outside the folder of the site, so that visitors cannot get it; the server serves it if it is configured. */
async function buildEditor(root: string) {
  const folder = editorPath(path.join(root, 'build/client'))
  const modules = await bundleEditor(root, folder)
  await compressBuild({ buildDir: folder, cacheDir: path.join(root, '.cache/compressed-editor') })
  return modules
}

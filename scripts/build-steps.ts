import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { editorPath } from '#server/platform/build-output.ts'
import { bundleEditor } from './bundle-editor.ts'
import { bundleServer } from './bundle-server.ts'
import { bundleServiceWorker } from './bundle-service-worker.ts'
import { compressBuild } from './compress-build.ts'
import { expectations } from './content/site-expectations.ts'
import { emptyPages } from './content/pages-to-prerender.ts'
import { prepareContent } from './content/prepare.ts'
import { writeRedirects } from './content/redirects.ts'
import { SITE_FACTS_FILE } from './content/compiled.ts'
import { deferScripts } from './defer-scripts.ts'
import { run } from './run-program.ts'
import { writeSitemap } from './sitemap.ts'

/** Builds the pages, compresses them, and compiles the server. */
export async function runBuild(root: string): Promise<void> {
  const client = path.join(root, 'build/client')
  await step('Content, pictures and cards', () =>
    prepareContent(root, (line) => console.log(`  ${line}`), expectations),
  )
  await step('Pages', async () => {
    const EMPTY_PAGES = (await emptyPages(root)).join(' ')
    // Shown only if it fails: its output is a table of 300 files.
    await run({
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_ENV: 'production', EMPTY_PAGES },
    })`react-router build`
    await deferScripts(root)
    await writeSitemap(root, client)
    await bundleServiceWorker(root, client)
    await compressBuild(client)
    await copyFile(path.join(root, SITE_FACTS_FILE), path.join(root, 'build/site-facts.json'))
    await writeRedirects(root, client)
  })
  await step('Visual editor', () => buildEditor(root))
  await step('Server', () => bundleServer(root, path.join(root, 'build/server')))
}

async function step(name: string, work: () => Promise<unknown>) {
  const startedAt = performance.now()
  console.log(`${name} …`)
  await work()
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Built outside the folder of the site, so that visitors cannot get it; the server serves it if it is configured. */
async function buildEditor(root: string) {
  const folder = editorPath(path.join(root, 'build/client'))
  await bundleEditor(root, folder)
  await compressBuild(folder)
}

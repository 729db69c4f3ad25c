import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { buildPaths } from '#server/platform/build-output.ts'
import { bundleEditor } from './bundle-editor.ts'
import { bundleServer } from './bundle-server.ts'
import { bundleServiceWorker } from './bundle-service-worker.ts'
import { compressBuild } from './compress-build.ts'
import { expectations } from './content/site-expectations.ts'
import { emptyPages } from './content/site-pages.ts'
import { prepareContent } from './content/prepare.ts'
import { writeRedirects } from './content/redirects.ts'
import { SITE_FACTS_FILE } from './content/compiled.ts'
import { deferScripts } from './defer-scripts.ts'
import { CONTENT_FINGERPRINT_FILE, FINGERPRINT_FILE } from './fingerprint.js'
import { run } from './run-program.ts'
import { writeSitemap } from './sitemap.ts'

/** Builds the pages, compresses them, and compiles the editor and the server. Replaces the last build. */
export async function runBuild(root: string): Promise<void> {
  const output = path.join(root, 'build')
  const client = path.join(output, 'client')
  await rm(output, { recursive: true, force: true })
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
    await copyFile(path.join(root, SITE_FACTS_FILE), path.join(output, 'site-facts.json'))
    await writeRedirects(root, client)
  })
  await step('Visual editor', async () => {
    // Outside the folder of the site, so that visitors cannot get it; the server serves it if it is configured.
    const editor = buildPaths(client).editor
    await bundleEditor(root, editor)
    await compressBuild(editor)
  })
  await step('Server', () => bundleServer(root, path.join(output, 'server')))
  // Both read the same, and what was saved since then makes the next build start.
  await copyFile(path.join(root, CONTENT_FINGERPRINT_FILE), path.join(root, FINGERPRINT_FILE))
}

async function step(name: string, work: () => Promise<unknown>) {
  console.log(`${name} …`)
  console.time(name)
  await work()
  console.timeEnd(name)
}

import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleServiceWorker } from '#scripts/bundle-service-worker.ts'
import { hashInlineScripts } from '#scripts/hash-inline-scripts.ts'
import { contentHash, pageHeadersPath, type PageHeaders } from '#server/platform/build-output.ts'

/** The script of articles in a build made by `renewedBuild`. */
export const RENEWED_SCRIPT = 'blog-article-renewed.js'

/**
 * A copy of the build as a later version of the site: the script of articles has another name, and the old file is
 * gone. The /offline page differs, and with it the service worker.
 */
export async function renewedBuild(home: string): Promise<string> {
  const client = path.join(home, 'build/client')
  const isWanted = (source: string) => !/\.(?:br|gz)$|build\/server|service-worker\.js/u.test(source)
  cpSync('build', path.join(home, 'build'), { recursive: true, filter: isWanted })
  const assets = path.join(client, 'assets')
  const former = readdirSync(assets).find((name) => /^blog-article-.*\.js$/u.test(name)) ?? ''
  renameSync(path.join(assets, former), path.join(assets, RENEWED_SCRIPT))
  const headers = JSON.parse(readFileSync(pageHeadersPath(client), 'utf8')) as PageHeaders
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/u.test(name)) continue
    const text = readFileSync(path.join(client, name), 'utf8')
    const isOffline = name === path.join('offline', 'index.html')
    const renewed = text.replaceAll(former, RENEWED_SCRIPT) + (isOffline ? '\n' : '')
    if (renewed === text) continue
    writeFileSync(path.join(client, name), renewed)
    const hashes = { content: contentHash(Buffer.from(renewed)), scripts: hashInlineScripts(renewed) }
    if (name.endsWith('.html')) headers[name] = hashes
  }
  writeFileSync(pageHeadersPath(client), JSON.stringify(headers))
  await bundleServiceWorker(process.cwd(), client)
  return client
}

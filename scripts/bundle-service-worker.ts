import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { contentHash } from '#server/platform/build-output.ts'
import { OFFLINE_URL } from '#src/lib/addresses.ts'

/**
 * Bundles the service worker into one file with a fixed name, using the settings of the site. It contains the hash of
 * the /offline page, so that browsers fetch both when that page changes.
 */
export async function bundleServiceWorker(root: string, outDir: string): Promise<void> {
  const offlinePage = readFileSync(path.join(outDir, OFFLINE_URL, 'index.html'))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: {
      'import.meta.env.VITE_OFFLINE_PAGE_HASH': JSON.stringify(contentHash(offlinePage).slice(0, 12)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, 'src/service-worker.ts'),
        // Some browsers supported module workers years after service workers.
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  })
}

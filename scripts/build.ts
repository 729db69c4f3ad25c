import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { takeClockOptions } from './content/visibility.ts'
import { CONTENT_FINGERPRINT_FILE, FINGERPRINT_FILE, isUpToDate } from './fingerprint.js'
import { runScript } from './run-script.ts'

// Usage: tsx scripts/build.ts [--force] [--now=2026-12-24] [--drafts]

async function build(root: string) {
  const startedAt = performance.now()
  if (!process.argv.includes('--force') && isUpToDate(root)) {
    console.log('Nothing has changed since the last build: it is used again.')
    return
  }
  await rm(path.join(root, 'build'), { recursive: true, force: true })
  // Imported on demand: the image and content tools take seconds to load.
  const { runBuild } = await import('./build-steps.ts')
  await runBuild(root)
  // Both read the same, and what was saved since then makes the next build start.
  await copyFile(path.join(root, CONTENT_FINGERPRINT_FILE), path.join(root, FINGERPRINT_FILE))
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

await runScript(async () => {
  Object.assign(process.env, takeClockOptions(process.argv.slice(2)).environment)
  await build(process.cwd())
})

import { takeClockOptions } from './content/visibility.ts'
import { isUpToDate } from './fingerprint.js'
import { runScript } from './run-script.ts'

// Usage: tsx scripts/build.ts [--now=2026-12-24] [--drafts]

await runScript(async () => {
  Object.assign(process.env, takeClockOptions(process.argv.slice(2)).environment)
  if (isUpToDate(process.cwd())) {
    console.log('Nothing has changed since the last build: it is used again.')
    return
  }
  // Imported on demand: the image and content tools take seconds to load.
  const { runBuild } = await import('./build-steps.ts')
  await runBuild(process.cwd())
})

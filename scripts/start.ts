import { build } from './build.ts'
import { ContentError } from './content/prepare.ts'

/* What a newcomer runs: builds what has changed, then serves it. */
try {
  await build({ log: console.log })
  // In this process: the server gets the signals, and nothing stands between it and the terminal.
  await import('#server/main.ts')
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error)
  process.exitCode = 1
}

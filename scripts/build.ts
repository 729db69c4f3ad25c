import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError, prepareContent } from './content/prepare.ts'
import { SUBMISSION_RULES_FILE } from './content/submission-rules.ts'
import { buildFingerprint } from './fingerprint.ts'
import { runStep } from './run-step.ts'

const root = process.cwd()
const fingerprintFile = path.join(root, 'build/fingerprint')

async function isUpToDate(fingerprint: string): Promise<boolean> {
  try {
    return (await readFile(fingerprintFile, 'utf8')) === fingerprint
  } catch {
    // Never built, or cleared away: build.
    return false
  }
}

/** Builds the site unless nothing it depends on has changed since the last build. */
export async function build({
  log,
  force = false,
}: {
  log: (line: string) => void
  force?: boolean
}): Promise<void> {
  const startedAt = performance.now()
  const fingerprint = await buildFingerprint(root)
  if (!force && (await isUpToDate(fingerprint))) {
    log('Nothing has changed since the last build: it is used again.')
    return
  }
  await rm(path.join(root, 'build'), { recursive: true, force: true })
  const { documents } = await prepareContent(root, log)
  log(`${documents} documents compiled.`)
  await runStep('The build', 'npx', ['--no-install', 'react-router', 'build'], {
    NODE_ENV: 'production',
    // Vite would list every import of ours that Node could not follow without it.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  })
  await runStep('Compressing', process.execPath, ['--import', 'tsx', 'scripts/compress-build.ts'])
  await copyFile(path.join(root, SUBMISSION_RULES_FILE), path.join(root, 'build/submission-rules.json'))
  await writeFile(fingerprintFile, fingerprint)
  log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build({ log: console.log, force: process.argv.includes('--force') })
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  }
}

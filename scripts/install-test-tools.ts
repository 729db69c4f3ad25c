import { chromiumPath, HEADLESS_SHELL } from './chromium-path.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { clamdPath, programPath } from './program-path.ts'
import { redisPath } from './redis/redis-process.ts'
import { run, runScript, ScriptError } from './run.ts'

/*
 * Installs the tools of `npm test` that are not npm packages: Chromium, and on Debian and Ubuntu PostgreSQL, Redis,
 * Caddy and ClamAV.
 */

const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']

const apt = run({ env: { DEBIAN_FRONTEND: 'noninteractive' } })

// The tests start these servers themselves, on their own ports, so the packages must not start any. ClamAV's updater
// must not start either: without signatures it would begin to download them.
function installScript(packages: ReadonlyArray<string>) {
  return `
  set -e
  policy=/usr/sbin/policy-rc.d
  if [ ! -e $policy ]; then
    trap 'rm -f $policy' EXIT
    printf '#!/bin/sh\\nexit 101\\n' > $policy
    chmod 755 $policy
  fi
  apt-get update
  timeout 300 apt-get install -y --no-install-recommends ${packages.join(' ')}
`
}

async function install(packages: ReadonlyArray<string>) {
  if (packages.length > 0) await apt`${[...sudo, 'sh', '-c', installScript(packages)]}`
}

async function installChromium() {
  if (chromiumPath() !== null) return
  const isDownloaded = await run`playwright install chromium`.then(
    () => true,
    () => false,
  )
  if (!isDownloaded) {
    await install(['chromium'])
    // Older distributions do not have it, and the browser tests only take longer without.
    await install([HEADLESS_SHELL]).catch(() => undefined)
  }
  if (chromiumPath() === null) {
    throw new ScriptError('Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium')
  }
}

/** The servers that `npm test` requires in CI. */
function missingServers() {
  return [
    // Required even with TEST_DATABASE_URL, as the browser tests start their own PostgreSQL.
    ...(postgresBinaries() === null ? ['postgresql'] : []),
    ...(redisPath() === null ? ['redis-server'] : []),
    ...(programPath('caddy') === null ? ['caddy'] : []),
  ]
}

/** Needed by one test, which reports if it is missing. */
async function installClamd() {
  if (clamdPath() !== null) return
  try {
    await install(['clamav-daemon'])
  } catch (error) {
    console.warn(
      `\n!!! CLAMAV COULD NOT BE INSTALLED: no test scans files with a real clamd. ${String(error)} !!!\n`,
    )
  }
}

await runScript(async () => {
  await installChromium()
  await install(missingServers())
  await installClamd()
})

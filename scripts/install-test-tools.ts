import { clamdPath } from './clamd-path.ts'
import { chromiumPath } from './chromium-path.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { run, runScript, ScriptError } from './run.ts'

/* Installs the tools for `npm test` that are not npm packages: Chromium, and PostgreSQL and ClamAV on Debian and Ubuntu. */

const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']

async function install(debianPackage: string) {
  const apt = run({ env: { DEBIAN_FRONTEND: 'noninteractive' } })
  await apt`${[...sudo, 'apt-get', 'update']}`
  await apt`${[...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', debianPackage]}`
}

async function installChromium() {
  if (chromiumPath() !== null) return
  const isDownloaded = await run`playwright install chromium`.then(
    () => true,
    () => false,
  )
  if (!isDownloaded) await install('chromium')
  if (chromiumPath() === null) {
    throw new ScriptError('Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium')
  }
}

async function installPostgres() {
  // TEST_DATABASE_URL does not replace it: the browser tests start a PostgreSQL of their own.
  if (postgresBinaries() !== null) return
  await install('postgresql')
}

// Without a database of signatures, neither clamd nor its updater is of use: none is started, and none downloads anything.
const INSTALL_CLAMD = `
  set -e
  policy=/usr/sbin/policy-rc.d
  if [ ! -e $policy ]; then
    trap 'rm -f $policy' EXIT
    printf '#!/bin/sh\\nexit 101\\n' > $policy
    chmod 755 $policy
  fi
  apt-get update
  timeout 120 apt-get install -y --no-install-recommends clamav-daemon
`

/** One test needs it, and says so where it is missing. */
async function installClamd() {
  if (clamdPath() !== null) return
  try {
    await run({ env: { DEBIAN_FRONTEND: 'noninteractive' } })`${[...sudo, 'sh', '-c', INSTALL_CLAMD]}`
  } catch (error) {
    console.warn(
      `\n!!! CLAMAV COULD NOT BE INSTALLED: no test scans files with a real clamd. ${String(error)} !!!\n`,
    )
  }
}

await runScript(async () => {
  await installChromium()
  await installPostgres()
  await installClamd()
})

import { chromiumPath } from './chromium-path.ts'
import { postgresBinaries } from './postgres/binaries.ts'
import { run, runScript, ScriptError } from './run.ts'

/* Installs the tools for `npm test` that are not npm packages: Chromium, and PostgreSQL on Debian and Ubuntu. */

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

await runScript(async () => {
  await installChromium()
  await installPostgres()
})

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN_HOME = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`, or null. On Debian it is not on the PATH. */
export function postgresBinaries() {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : []
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_HOME, version, 'bin'))
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  return (
    [...folders, ...(onPath ? [onPath] : [])].find((folder) => existsSync(join(folder, 'initdb'))) ?? null
  )
}

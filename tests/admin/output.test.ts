import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { compiledProgram } from '#tests/server/fixtures/server-process.ts'

const EXPORT = ['submissions', 'export', '--kind', 'contact']

test.skipIf(!existsSync('/dev/full'))(
  'an export onto a full disk fails, as the file is incomplete',
  async () => {
    const settings = await makeDatabaseSettings()
    await (await openDatabase(settings)).close()
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    const { status, stderr } = spawnSync(process.execPath, [compiledProgram('admin'), ...EXPORT], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: settings.dataDir },
      stdio: ['ignore', full, 'pipe'],
    })
    expect(status).toBe(1)
    expect(stderr).toContain('The output is incomplete: ENOSPC')
  },
)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** An empty folder for the data of a server, which goes when this process ends. */
export function temporaryDataDir(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'gelegrid-data-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}

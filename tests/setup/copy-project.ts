import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Browser tests write test-results/ during the copy. */
const NEVER_COPIED = ['node_modules', '.git', 'build', 'data', 'test-results', '.cache/vite']

/**
 * Copies the project into a temporary folder, with its prepared content. Installed packages are shared. The caller
 * removes the folder, which is returned.
 */
export function copyProject(): string {
  const project = process.cwd()
  const root = mkdtempSync(path.join(tmpdir(), 'gelegrid-copy-'))
  const isLeftOut = new Set(NEVER_COPIED.map((place) => path.join(project, place)))
  cpSync(project, root, { recursive: true, filter: (source) => !isLeftOut.has(source) })
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  return root
}

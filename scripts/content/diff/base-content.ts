import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa, ExecaError } from 'execa'
import { ScriptError } from '#scripts/run.ts'

/**
 * Extracts the content of the commit from which this branch began into a separate folder, without touching the
 * working copy. The caller removes the folder.
 */
export async function contentOfBase(
  root: string,
  base: string,
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-base-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const archive = path.join(folder, 'base.tar')
  try {
    const { stdout: commit } = await execa({ cwd: root })`git merge-base --end-of-options ${base} HEAD`
    await execa({ cwd: root })`git archive --format=tar --output=${archive} ${commit} content`
    await execa`tar -xf ${archive} -C ${folder}`
    return { folder, remove }
  } catch (error) {
    remove()
    if (!(error instanceof ExecaError)) throw error
    throw new ScriptError(
      `The content of "${base}" cannot be read from git: ${error.stderr || error.shortMessage}`,
    )
  }
}

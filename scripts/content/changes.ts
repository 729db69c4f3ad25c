import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { classify } from './checks/files.ts'
import { parseContent } from './checks/parse.ts'

export type Change = ReturnType<typeof readChange>

/**
 * The files below content/ that differ from the commit at which this branch left the first of the bases that Git knows,
 * also those that were not added to Git. Undefined without such a base, or without Git.
 */
export function changesSince(root: string, ...bases: ReadonlyArray<string>): Array<Change> | undefined {
  // An index of its own knows all files, and leaves the working copy as it is.
  const folder = mkdtempSync(join(tmpdir(), 'content-changes-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  const options = { cwd: root, env, reject: false, stripFinalNewline: false } as const
  const git = (...args: ReadonlyArray<string>) =>
    execaSync('git', ['-c', 'core.quotePath=false', ...args], options).stdout ?? ''
  try {
    const commit = bases
      .map((base) => git('merge-base', '--end-of-options', base, 'HEAD').trim())
      .find(Boolean)
    if (commit === undefined) return undefined
    git('add', '--intent-to-add', '--all', '--', 'content')
    const list = git('diff', '--name-status', '--find-renames', commit, '--', 'content')
    const lines = list.split('\n').filter(Boolean)
    return lines.map((line) => readChange(line, (file) => git('show', `${commit}:${file}`)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const VERBS: Readonly<Record<string, string>> = { A: 'added', D: 'removed', R: 'renamed' }

/** Reads a line of Git: a letter and the name of a file, for a renamed one the old and the new name. */
function readChange(line: string, readBefore: (file: string) => string) {
  const [status = '', from = '', file = from] = line.split('\t')
  const verb = VERBS[status.charAt(0)] ?? 'changed'
  const classified = classify(from.replace(/^content\//, ''))
  const isDocument = classified.kind === 'document' && verb !== 'added'
  return {
    verb,
    from,
    /** Its name now, or its last one if it was removed. */
    file,
    isPicture: classified.kind === 'image',
    /** The document before, if it was one. */
    before: isDocument ? parseContent(from, Buffer.from(readBefore(from)), classified.schema, []) : undefined,
  }
}

import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compiledFolder } from './compiled-site.ts'

/** Browser tests write test-results/ during the copy. */
const NEVER_COPIED = ['node_modules', '.git', 'build', 'data', 'test-results', '.cache/vite']
const MADE_FROM_CONTENT = ['.cache', '.contentlayer', '.generated']
/** Of the fixtures, whose pictures need not be prepared again. */
const PREPARED_PICTURES = ['public/images', 'images.json']

/**
 * Copies the project into a temporary folder, with its prepared content, or with other content that is not prepared
 * yet. Installed packages are shared. The caller removes the folder, which is returned.
 */
export function copyProject({ content }: { content?: string } = {}): string {
  const project = process.cwd()
  const root = mkdtempSync(path.join(tmpdir(), 'gelegrid-copy-'))
  const leftOut = content === undefined ? NEVER_COPIED : [...NEVER_COPIED, 'content', ...MADE_FROM_CONTENT]
  const isLeftOut = new Set(leftOut.map((place) => path.join(project, place)))
  cpSync(project, root, { recursive: true, filter: (source) => !isLeftOut.has(source) })
  if (content !== undefined) {
    cpSync(content, path.join(root, 'content'), { recursive: true })
    const prepared = path.join(compiledFolder('fixture'), '.generated')
    for (const place of PREPARED_PICTURES)
      if (existsSync(path.join(prepared, place)))
        cpSync(path.join(prepared, place), path.join(root, '.generated', place), { recursive: true })
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  return root
}

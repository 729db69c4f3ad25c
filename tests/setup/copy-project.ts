import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Browser tests write test-results/ during the copy. */
const NEVER_COPIED = ['node_modules', '.git', 'build', 'data', 'test-results', '.cache/vite']
const MADE_FROM_CONTENT = ['.cache', '.contentlayer', '.generated']
/** Its entries have hashes for names, so projects can share it. */
const PICTURE_CACHE = '.cache/images'

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
  const links = ['node_modules']
  if (content !== undefined) {
    cpSync(content, path.join(root, 'content'), { recursive: true })
    links.push(PICTURE_CACHE)
  }
  for (const place of links) {
    mkdirSync(path.join(project, place), { recursive: true })
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true })
    symlinkSync(path.join(project, place), path.join(root, place))
  }
  return root
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const build = path.resolve('build/client')

/** The paths of all prerendered pages, read from the build. */
export const pages: ReadonlyArray<string> = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace('/.', '/'))
  .sort()

/** The prerendered page, before any script has run. */
export function builtHtml(page: string): string {
  return readFileSync(path.join(build, page, 'index.html'), 'utf8')
}

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '#scripts/files-below.ts'
import { prepareContent } from '#scripts/content/prepare.ts'

/** Files that affect the compiled collections, besides the content itself. */
const TOOLS = [
  'contentlayer.config.ts',
  'package-lock.json',
  'scripts/cards',
  'scripts/content',
  'scripts/files-below.ts',
  'scripts/images',
  'scripts/prepare-cards.ts',
  'scripts/prepare-images.ts',
  'scripts/report',
  'src/content/report-figures.ts',
  'src/content/schema',
]

/** The folder with the compiled collections and pictures of a site for tests. */
export const compiledFolder = (name: string) => path.resolve('.cache/test-sites', name)

/** Checks and compiles a folder of content for tests, unless its result is up to date. */
export async function compileSite(name: string, content: string): Promise<string> {
  const root = compiledFolder(name)
  const fingerprint = digest([content, ...TOOLS])
  const stamp = path.join(root, 'fingerprint')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return root
  rmSync(stamp, { force: true })
  rmSync(path.join(root, 'content'), { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(content, path.join(root, 'content'), { recursive: true })
  rmSync(path.join(root, 'contentlayer.config.ts'), { force: true })
  symlinkSync(path.resolve('contentlayer.config.ts'), path.join(root, 'contentlayer.config.ts'))
  await prepareContent(root, () => undefined)
  writeFileSync(stamp, fingerprint)
  return root
}

function digest(inputs: Array<string>) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesOf(input)) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(input: string): Array<string> {
  if (/\.\w+$/.test(input)) return [input]
  return filesBelow(input).map((file) => path.join(input, file))
}

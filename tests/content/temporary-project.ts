import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** The smallest complete picture, for tests that only need a file to exist. */
export const smallWebp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** An empty folder, removed when the test ends. */
export function temporaryFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'gelegrid-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

/** The same with a copy of this content, by default the small sound one. */
export function projectWith(content = 'tests/fixtures/content'): string {
  const root = temporaryFolder()
  cpSync(content, path.join(root, 'content'), { recursive: true })
  return root
}

/** Writes a file, in a folder that need not be there. */
export function writeIn(root: string, file: string, text: string | Buffer) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Replaces words of a document. */
export function replaceIn(root: string, file: string, from: string, to: string) {
  const place = path.join(root, 'content', file)
  const text = readFileSync(place, 'utf8')
  // Otherwise a test could pass because it changes nothing.
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
  writeFileSync(
    place,
    text.replace(from, () => to),
  )
}

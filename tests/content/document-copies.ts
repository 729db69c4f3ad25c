import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A project in a temporary folder with a copy of this content, optionally without pictures. */
export function projectWith(content: string, { pictures = true } = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(content, path.join(root, 'content'), {
    recursive: true,
    filter: (source) => pictures || !source.split(path.sep).includes('images'),
  })
  return root
}

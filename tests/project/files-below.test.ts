import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '#scripts/files-below.ts'

test('files are found at any depth, and links are not followed on any Node', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'files-below-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'inside/deeper'), { recursive: true })
  mkdirSync(path.join(root, 'linked-from'))
  writeFileSync(path.join(root, 'inside/deeper/one.md'), '')
  writeFileSync(path.join(root, 'two.md'), '')
  symlinkSync(path.join(root, 'inside'), path.join(root, 'linked-from/folder'))
  symlinkSync(path.join(root, 'two.md'), path.join(root, 'linked-from/file.md'))
  expect(filesBelow(root)).toEqual(['inside/deeper/one.md', 'two.md'])
})

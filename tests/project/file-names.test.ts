import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:[jt]sx?|m[jt]s)$/.test(file))
const names = [...new Set(files.flatMap((file) => file.split('/')))]

test('files and folders of code are in kebab-case', () => {
  // Dots separate a name from its kind: carousel.test.tsx, vite.config.ts.
  const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
  expect(names.filter((name) => !kebab.test(name))).toEqual([])
})

test('no file or folder has a name without a subject, which collects unrelated code', () => {
  expect(names.filter((name) => /^(?:utils?|helpers?|common|misc)(?:\.|$)/.test(name))).toEqual([])
})

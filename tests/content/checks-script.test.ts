import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { smallWebp } from './small-pictures.ts'

const project = join(import.meta.dirname, '../..')

function folderWithContent() {
  const root = mkdtempSync(join(tmpdir(), 'content-script-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(join(project, 'tests/fixtures/content'), join(root, 'content'), { recursive: true })
  return root
}

function run(root: string, ...more: Array<string>) {
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const tsx = join(project, 'node_modules/tsx/dist/cli.mjs')
  const script = join(project, 'scripts/content.ts')
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsx, script, 'check', root, '--now=2026-02-01', ...more],
    {
      env,
      encoding: 'utf8',
    },
  )
  return { status, stdout }
}

test('sound content ends well', () => {
  const root = folderWithContent()
  expect(run(root)).toEqual({ status: 0, stdout: '24 documents checked, no problems\n' })
})

test('warnings alone end well, and can be left out [CHECK-4]', () => {
  const root = folderWithContent()
  writeFileSync(join(root, 'content/blog/images/old.webp'), smallWebp)
  expect(run(root)).toMatchObject({ status: 0, stdout: expect.stringContaining('old.webp:1:1  warning: ') })
  expect(run(root, '--quiet-warnings')).toEqual({
    status: 0,
    stdout: '24 documents checked, no problems, 1 warning not shown\n',
  })
})

test('a problem ends badly [CHECK-4]', () => {
  const root = folderWithContent()
  rmSync(join(root, 'content/awards.yaml'))
  expect(run(root)).toMatchObject({ status: 1, stdout: expect.stringContaining('content/awards.yaml:1:1') })
})

test('a folder without content ends badly', () => {
  const root = folderWithContent()
  rmSync(join(root, 'content'), { recursive: true })
  expect(run(root).status).toBe(1)
})

test('what needs no decision is fixed on request, and told [CHECK-5]', () => {
  const root = folderWithContent()
  const file = join(root, 'content/awards.yaml')
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, `\uFEFF${sound.replaceAll('\n', '\r\n')}\r\n\r\n`)
  expect(run(root).stdout).toContain('content/awards.yaml:1:1  note: the file has a byte order mark')
  expect(run(root, '--fix')).toEqual({
    status: 0,
    stdout: 'content/awards.yaml  fixed\n24 documents checked, no problems\n',
  })
  expect(readFileSync(file, 'utf8')).toBe(sound)
})

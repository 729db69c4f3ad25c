import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkProject } from '#scripts/content/check-project.ts'
import { projectWith, smallWebp } from './temporary-project.ts'

async function check(root: string, ...more: Array<string>) {
  const { output, hasErrors } = await checkProject([root, '--now=2026-02-01', ...more], process.cwd())
  return { hasErrors, output }
}

test('the command ends badly where the check finds errors [CHECK-4]', () => {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/content.ts', 'check', '/nowhere']
  expect(spawnSync(process.execPath, command).status).toBe(1)
})

test('a folder without content/ is named, instead of all that is missing from it', async () => {
  await expect(check('content/blog')).rejects.toThrow('There is no folder content/ in content/blog.')
})

test('warnings alone end well, and a problem badly [CHECK-4]', async () => {
  const root = projectWith()
  writeFileSync(join(root, 'content/blog/images/old.webp'), smallWebp)
  const warned = { hasErrors: false, output: expect.stringContaining('old.webp:1:1  warning: ') }
  expect(await check(root)).toMatchObject(warned)
  rmSync(join(root, 'content/awards.yaml'))
  expect(await check(root)).toMatchObject({
    hasErrors: true,
    output: expect.stringContaining('content/awards.yaml:1:1'),
  })
})

test('what needs no decision is fixed on request, and told [CHECK-5]', async () => {
  const root = projectWith()
  const file = join(root, 'content/awards.yaml')
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, `\uFEFF${sound.replaceAll('\n', '\r\n')}\r\n\r\n`)
  expect((await check(root)).output).toContain(
    'content/awards.yaml:1:1  note: the file has marks, line ends or white space that nobody sees.',
  )
  expect(await check(root, '--fix')).toEqual({
    hasErrors: false,
    output: 'content/awards.yaml  fixed\n24 documents checked, no problems',
  })
  expect(readFileSync(file, 'utf8')).toBe(sound)
})

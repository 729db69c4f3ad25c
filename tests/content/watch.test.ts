import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectWith, smallWebp } from './temporary-project.ts'

const project = join(import.meta.dirname, '../..')

type Task = {
  command: string
  problemMatcher: {
    pattern: { regexp: string; file: number; line: number; column: number; severity: number; message: number }
    background: { beginsPattern: string; endsPattern: string }
  }
}
const { tasks } = JSON.parse(readFileSync(join(project, '.vscode/tasks.json'), 'utf8')) as {
  tasks: [Task]
}
const [{ command, problemMatcher }] = tasks

/** Starts the checker on a copy of valid content, as the VS Code task does. */
function watchedContent() {
  const root = projectWith()
  const [, ...args] = command.replace('=content', `=${join(root, 'content')}`).split(' ')
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, [...args, root, '--now=2026-02-01'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  })
  return { root, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

/** The problems that VS Code would underline after the next run. */
async function nextProblems(lines: AsyncIterator<string>) {
  const { pattern, background } = problemMatcher
  const found: Array<Record<'file' | 'line' | 'severity', string | undefined>> = []
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done) throw new Error('The checker has ended.')
    if (new RegExp(background.beginsPattern).test(line)) found.length = 0
    if (new RegExp(background.endsPattern).test(line)) return found
    const match = new RegExp(pattern.regexp).exec(line)
    if (match)
      found.push({ file: match[pattern.file], line: match[pattern.line], severity: match[pattern.severity] })
  }
}

/**
 * Reads runs until VS Code would underline these problems: a save may start two runs, and the first may see a
 * half-written file.
 */
async function expectUnderlined(
  lines: AsyncIterator<string>,
  expected: Awaited<ReturnType<typeof nextProblems>>,
) {
  let found = await nextProblems(lines)
  while (!isDeepStrictEqual(found, expected)) found = await nextProblems(lines)
}

test('VS Code shows a mistake beside its line after each save, and takes it away when it is fixed [EDIT-3]', async () => {
  const { root, lines } = watchedContent()
  expect(await nextProblems(lines)).toEqual([])

  const file = join(root, 'content/blog/first.md')
  const sound = readFileSync(file, 'utf8')
  const line = String(sound.split('\n').findIndex((each) => each.startsWith('title:')) + 1)
  writeFileSync(file, sound.replace(/^title:/m, 'titel:'))
  await expectUnderlined(lines, [{ file: 'content/blog/first.md', line, severity: undefined }])
  writeFileSync(file, sound)
  await expectUnderlined(lines, [])

  writeFileSync(join(root, 'content/blog/images/old.webp'), smallWebp)
  await expectUnderlined(lines, [{ file: 'content/blog/images/old.webp', line: '1', severity: 'warning' }])
})

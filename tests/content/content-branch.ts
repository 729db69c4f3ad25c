import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { contentDiff } from '#scripts/content/content-diff.ts'

export const clock = { now: new Date('2026-02-01T12:00:00Z'), isFixed: true, showsDrafts: false }

/** A repository with the content of the fixtures on the branch main, and a branch of it. */
export function branch() {
  const root = mkdtempSync(path.join(tmpdir(), 'content-diff-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync('tests/fixtures/content', path.join(root, 'content'), { recursive: true })
  const git = (...args: Array<string>) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=first')
  git('switch', '--quiet', '--create', 'mine')
  const inContent = (file: string) => path.join(root, 'content', file)
  return {
    root,
    git,
    inContent,
    change(file: string, from: string, to: string) {
      const text = readFileSync(inContent(file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
      writeFileSync(inContent(file), text.replace(from, to))
    },
    report: () => contentDiff(root, ['main'], clock),
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPublishedIds } from '#scripts/content/published-ids.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'published-'))
  mkdirSync(join(root, 'content/blog'), { recursive: true })
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function git(...args: Array<string>) {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']
  execaSync('git', [...author, ...args], { cwd: root })
}

function write(id: number) {
  writeFileSync(join(root, 'content/blog/first.md'), `---\nid: ${id}\ntitle: First\n---\nWords.\n`)
}

function commit() {
  git('add', '.')
  git('commit', '-m', 'An article')
}

test('the ids are those of the main branch, whatever a branch or the files say since [CHECK-30]', () => {
  git('init', '-b', 'main')
  write(1)
  commit()
  git('checkout', '-b', 'renamed')
  write(2)
  commit()
  write(3)
  expect(readPublishedIds(root)).toEqual(new Map([['content/blog/first.md', 1]]))
})

test('nothing is known to be published where there is no history [CHECK-30]', () => {
  write(1)
  expect(readPublishedIds(root)).toEqual(new Map())
})

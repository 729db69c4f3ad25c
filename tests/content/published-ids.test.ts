import { execaSync } from 'execa'
import { expect, test } from 'vitest'
import { readPublishedIds } from '#scripts/content/check-project.ts'
import { temporaryFolder, writeIn } from './temporary-project.ts'

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']

function writeArticle(root: string, id: number) {
  writeIn(root, 'content/blog/first.md', `---\nid: ${id}\ntitle: First\n---\nWords.\n`)
}

test('the ids are those of the main branch, whatever a branch or the files say since [CHECK-30]', () => {
  const root = temporaryFolder()
  const git = (...args: Array<string>) => execaSync('git', [...AUTHOR, ...args], { cwd: root })
  const commit = (id: number) => {
    writeArticle(root, id)
    git('add', '.')
    git('commit', '-m', 'An article')
  }
  git('init', '-b', 'main')
  commit(1)
  git('checkout', '-b', 'renamed')
  commit(2)
  writeArticle(root, 3)
  expect(readPublishedIds(root)).toEqual(new Map([['content/blog/first.md', 1]]))
})

test('nothing is known to be published where there is no history [CHECK-30]', () => {
  const root = temporaryFolder()
  writeArticle(root, 1)
  expect(readPublishedIds(root)).toEqual(new Map())
})

import { execaSync } from 'execa'
import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changesSince } from '#scripts/content/changes.ts'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { messageOf } from '#scripts/content/checks/problem.ts'
import { parseContent } from '#scripts/content/checks/parse.ts'
import { contentDiff } from '#scripts/content/content-diff.ts'
import { BlogArticle } from '#src/content/schema/stories.ts'
import { projectWith, replaceIn, smallWebp, writeIn } from './temporary-project.ts'

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']

const TODAY = new Date('2026-02-01T12:00:00Z')

/** A repository with the content of the fixtures on the branch main, and a branch of it. */
function branch() {
  const root = projectWith()
  const git = (...args: Array<string>) => execaSync('git', [...AUTHOR, ...args], { cwd: root })
  const commit = () => (git('add', '.'), git('commit', '-m', 'A change'))
  git('init', '-b', 'main')
  commit()
  git('checkout', '-b', 'mine')
  async function lost() {
    const { problems } = await checkContent({ root, today: TODAY, changes: changesSince(root, 'main') ?? [] })
    const own = problems.filter(({ rule }) => rule === 'lost-address' || rule === 'changed-id')
    return own.map((problem) => `${problem.file}:${problem.line} ${problem.severity} ${messageOf(problem)}`)
  }
  const report = () => contentDiff(root, 'main', TODAY)
  return { root, git, commit, lost, report, inContent: (file: string) => path.join(root, 'content', file) }
}

test('what comes, goes and changes is named, with the changed words; the working copy stays as it is [REVIEW-3]', async () => {
  const { root, git, report, inContent } = branch()
  expect(await report()).toBe('## What changes in content/\n\nNothing.')
  rmSync(inContent('faqs/question-2.yaml'))
  writeIn(root, 'content/faqs/third.yaml', 'question: Why us?\n')
  writeIn(root, 'content/blog/images/new.webp', smallWebp)
  replaceIn(root, 'mentors/ada.md', 'ten years', 'eleven <b> years, *says* @ada')
  const before = git('status', '--porcelain').stdout
  const text = await report()
  expect(text).toContain(
    '### Pages and other documents\n\n- removed: `content/faqs/question-2.yaml`\n- added: `content/faqs/third.yaml`\n- changed: `content/mentors/ada.md`, the page /explore/community/ada\n\n',
  )
  expect(text).toContain('### Pictures\n\n- added: `content/blog/images/new.webp`\n\n')
  expect(text).toContain(
    '**`content/mentors/ada.md`**\n\n<p>She has taught for <del>ten</del><ins>eleven</ins> <ins>&#60;b&#62; </ins>years<ins>, *says* @\u2060ada</ins>.</p>\n',
  )
  expect(git('status', '--porcelain').stdout).toBe(before)
})

test('a commit that is none is refused [REVIEW-3]', async () => {
  await expect(contentDiff(branch().root, 'nowhere')).rejects.toThrow('Git knows no commit "nowhere"')
})

test('an address that vanishes asks for a redirect, to the new name where there is one [REVIEW-4]', async () => {
  const { root, lost, report, inContent } = branch()
  expect(await lost()).toEqual([])
  renameSync(inContent('jobs/teacher.md'), inContent('jobs/trainer.md'))
  rmSync(inContent('blog/second.md'))
  expect(await lost()).toEqual([
    expect.stringContaining('content/jobs/trainer.md:1 warning the address /jobs/teacher leads nowhere'),
    expect.stringContaining('Add "- { from: /explore/jobs/teacher, to: /explore/jobs/trainer }" to content/'),
    expect.stringContaining('content/redirects.yaml:1 warning the address /blog/2 leads nowhere any more.'),
    expect.stringContaining(
      'Add "- { from: /explore/blog/2, to: /explore/blog }" to content/redirects.yaml.',
    ),
  ])
  const words = await report()
  expect(words).toContain(
    '- renamed: `content/jobs/teacher.md` to `content/jobs/trainer.md`, the page /jobs/trainer\n',
  )
  expect(words).toContain('  - from: /explore/jobs/teacher\n    to: /explore/jobs/trainer\n')
  expect(words).toContain('  - from: /blog/2\n    to: /blog\n')
  const entries = ['/jobs/teacher', '/explore/jobs/teacher', '/blog/2', '/explore/blog/2'].map(
    (from) => `  - { from: ${from}, to: ${path.dirname(from)} }`,
  )
  writeIn(root, 'content/redirects.yaml', `redirects:\n${entries.join('\n')}\n`)
  expect(await lost()).toEqual([])
  expect(await report()).not.toContain('Addresses that vanish')
})

test('an id is compared with that of the main branch, whatever the branch or the files say since [CHECK-30]', async () => {
  const { root, commit, lost } = branch()
  replaceIn(root, 'blog/second.md', 'id: 2', 'id: 3')
  commit()
  replaceIn(root, 'blog/second.md', 'id: 3', 'id: 4')
  expect(await lost()).toEqual([
    expect.stringMatching(/^content\/blog\/second\.md:\d error .*"- \{ from: \/blog\/2, to: \/blog\/4 \}"/),
    expect.stringContaining('"- { from: /explore/blog/2, to: /explore/blog/4 }"'),
  ])
})

test('two articles cannot change their ids with each other, and a new one cannot take an id [CHECK-30]', async () => {
  const { root, lost } = branch()
  replaceIn(root, 'blog/first.md', 'id: 1', 'id: 2')
  replaceIn(root, 'blog/second.md', 'id: 2', 'id: 1')
  const taken = (file: string, id: number) =>
    expect.stringMatching(
      new RegExp(
        `^content/blog/${file}\\.md:\\d error the address /blog/${id} leads to another article now\\.`,
      ),
    )
  expect(await lost()).toEqual([taken('first', 1), taken('second', 2)])
  replaceIn(root, 'blog/first.md', 'id: 2', 'id: 3')
  replaceIn(root, 'blog/second.md', 'id: 1', 'id: 2')
  writeIn(root, 'content/blog/third.md', '---\nid: 1\ntitle: Third\n---\n\nWords.\n')
  expect(await lost()).toEqual([taken('first', 1)])
})

test('what others changed on the main branch, and what is hidden there, asks for nothing [REVIEW-4]', async () => {
  const { root, git, commit, lost, inContent } = branch()
  git('checkout', 'main')
  rmSync(inContent('jobs/teacher.md'))
  replaceIn(root, 'blog/second.md', 'id: 2', 'id: 2\ndraft: true')
  commit()
  git('checkout', 'mine')
  expect(await lost()).toEqual([])
  git('rebase', 'main')
  rmSync(inContent('blog/second.md'))
  expect(await lost()).toEqual([])
})

test('nothing is known to be published where there is no history [CHECK-30]', () => {
  expect(changesSince(projectWith(), 'main')).toBeUndefined()
})

test('fields that are written as a program are not run', () => {
  const bytes = Buffer.from('---js\n{ title: (globalThis.hasRun = true) }\n---\n')
  expect(parseContent('content/blog/a.md', bytes, BlogArticle, []).data).toEqual({})
  expect(globalThis).not.toHaveProperty('hasRun')
})

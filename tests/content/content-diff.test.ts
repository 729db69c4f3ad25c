import { execFileSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseContent } from '#scripts/content/checks/parse.ts'
import { contentDiff, escaped } from '#scripts/content/content-diff.ts'
import { BlogArticle } from '#src/content/schema/stories.ts'
import { projectWith, replaceIn } from './temporary-project.ts'

const clock = { now: new Date('2026-02-01T12:00:00Z'), isFixed: true, showsDrafts: false }

/** A repository with the content of the fixtures on the branch main, and a branch of it. */
function branch() {
  const root = projectWith()
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  const git = (...args: Array<string>) =>
    execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=first')
  git('switch', '--quiet', '--create', 'mine')
  return {
    root,
    git,
    inContent: (file: string) => path.join(root, 'content', file),
    change: (file: string, from: string, to: string) => replaceIn(root, file, from, to),
    report: () => contentDiff(root, ['main'], clock),
  }
}

test('a branch without changes has an empty report', async () => {
  expect(await branch().report()).toBe('## What changes in content/\n\nNothing.')
})

test('documents that come, go and change are named, with the words that changed [REVIEW-3]', async () => {
  const { report, change, inContent } = branch()
  change('mentors/ada.md', 'ten years', 'eleven years')
  rmSync(inContent('faqs/question-2.yaml'))
  writeFileSync(inContent('faqs/third.yaml'), 'question: Why us?\n')
  const text = await report()
  expect(text).toContain(
    '### Files\n\n- removed: `content/faqs/question-2.yaml`\n- added: `content/faqs/third.yaml`\n- changed: `content/mentors/ada.md`\n',
  )
  expect(text).toMatch(/`content\/mentors\/ada\.md`\*\*\n\n.*<del>ten<\/del><ins>eleven<\/ins> years\./)
})

test('only what the branch changed is told, and the working copy stays as it is [REVIEW-3]', async () => {
  const { report, git, change } = branch()
  git('switch', '--quiet', 'main')
  change('awards.yaml', 'name: Awards', 'name: Prizes')
  git('commit', '--quiet', '--all', '--message=second')
  git('switch', '--quiet', 'mine')
  change('mentors/ada.md', 'ten years', 'eleven years')
  const before = git('status', '--porcelain')
  expect(await report()).not.toContain('Prizes')
  expect(git('status', '--porcelain')).toBe(before)
})

test('pictures that are new, replaced or removed are named [REVIEW-3]', async () => {
  const { report, inContent } = branch()
  writeFileSync(inContent('mentors/images/ada.webp'), 'another')
  writeFileSync(inContent('blog/images/new.webp'), 'new')
  const text = await report()
  expect(text).toContain(
    '- added: `content/blog/images/new.webp`\n- changed: `content/mentors/images/ada.webp`',
  )
})

test('an address that vanishes asks for a redirect, to the new name where there is one [REVIEW-4]', async () => {
  const { report, change, inContent } = branch()
  renameSync(inContent('jobs/teacher.md'), inContent('jobs/trainer.md'))
  change('blog/second.md', 'id: 2', 'id: 2\ndraft: true')
  const text = await report()
  expect(text).toContain('- renamed: `content/jobs/teacher.md` to `content/jobs/trainer.md`\n')
  expect(text).toContain('  - from: /jobs/teacher\n    to: /jobs/trainer\n')
  expect(text).toContain('  - from: /explore/jobs/teacher\n    to: /explore/jobs/trainer\n')
  expect(text).toContain('  - from: /blog/2\n    to: /blog\n')
  expect(text).toContain('  - from: /explore/blog/2\n    to: /explore/blog\n')
  writeFileSync(
    inContent('redirects.yaml'),
    'redirects:\n  - { from: /jobs/teacher, to: /jobs }\n  - { from: /explore/jobs/teacher, to: /explore/jobs }\n  - { from: /blog/2, to: /blog }\n  - { from: /explore/blog/2, to: /explore/blog }\n',
  )
  expect(await report()).not.toContain('Addresses that vanish')
})

test.each([
  [[], 'npm run content:diff <base>'],
  [['main', 'x'], 'npm run content:diff <base>'],
  [['--all'], 'npm run content:diff <base>'],
  [['nowhere'], '"nowhere" cannot be read from git'],
])('%j is refused with the reason', async (args, reason) => {
  await expect(contentDiff(branch().root, args, clock)).rejects.toThrow(reason)
})

test('nothing in a text becomes Markdown, HTML or a mention', () => {
  expect(escaped('<b>|*x* @amina &')).toBe('&#60;b&#62;\\|\\*x\\* @\u2060amina &#38;')
})

test('fields that are written as a program are not run', () => {
  const bytes = Buffer.from('---js\n{ title: (globalThis.hasRun = true) }\n---\n')
  expect(parseContent('content/blog/a.md', bytes, BlogArticle, []).data).toEqual({})
  expect(globalThis).not.toHaveProperty('hasRun')
})

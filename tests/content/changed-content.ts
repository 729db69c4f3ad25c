import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import type { Expectations } from '#scripts/content/checks/expectations.ts'
import { messageOf, type ContentReport } from '#scripts/content/checks/problem.ts'
import { projectWith, replaceIn, writeIn } from './temporary-project.ts'

/** Changes by file: a replacement, a new text, or null to remove it. */
export type Changes = Record<string, [from: string, to: string] | string | null>

const expected: Expectations = {
  pictures: ['images/og.png'],
  files: {},
  collections: ['mentors'],
  sections: { home: ['pillars', 'partners'] },
  values: [{ folder: 'benefits', field: 'group', values: ['pillars'] }],
  linked: [],
  specified: [{ statements: 'FAQ-1', at: 'faqs', words: ['How do I give?'], count: 3 }],
}

/** A day before the event of the fixtures and the closing date of its job. */
const TODAY = new Date('2026-02-01T12:00:00Z')

type Choices = {
  expectations?: Partial<Expectations>
  checksSpelling?: boolean
}

export async function reportAfter(
  changes: Changes,
  { expectations = {}, checksSpelling = false }: Choices = {},
): Promise<ContentReport> {
  const root = projectWith()
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) rmSync(join(root, 'content', file))
    else if (typeof change === 'string') writeIn(root, `content/${file}`, change)
    else replaceIn(root, file, ...change)
  }
  return checkContent({
    root,
    expectations: { ...expected, ...expectations },
    checksSpelling,
    today: TODAY,
  })
}

/** The same problems as lines: content/file:line:column  message */
export async function linesAfter(changes: Changes): Promise<Array<string>> {
  const { problems } = await reportAfter(changes)
  return problems.map((problem) => `${problem.file}:${problem.line}:${problem.column}  ${messageOf(problem)}`)
}

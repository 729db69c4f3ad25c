import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import type { Expectations } from '#scripts/content/checks/expectations.ts'
import { messageOf, type ContentReport } from '#scripts/content/checks/problem.ts'

const sound = join(import.meta.dirname, '../fixtures/content')

/** Replacements, a new text or new bytes, a symbolic link, or null to remove the file. */
type Change = [from: string, to: string] | string | Buffer | { linkTo: string } | null
export type Changes = Record<string, Change>

const expected: Expectations = {
  pictures: ['images/og.png'],
  files: {},
  collections: ['mentors'],
  sections: { home: ['pillars', 'partners'] },
  values: [{ folder: 'benefits', field: 'group', values: ['pillars'] }],
  linked: [],
  specified: [{ statements: 'FAQ-1', at: 'faqs', words: ['How do I give?'], count: 3 }],
}

/** The second article of the fixtures is published, the first one is new. */
const PUBLISHED = new Map([['content/blog/second.md', 2]])

/** A day before the event of the fixtures and the closing date of its job. */
const TODAY = new Date('2026-02-01T12:00:00Z')

type Choices = {
  expectations?: Partial<Expectations>
  checksSpelling?: boolean
}

/** The problems in tests/fixtures/content after these changes. */
export async function reportAfter(
  changes: Changes,
  { expectations = {}, checksSpelling = false }: Choices = {},
): Promise<ContentReport> {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    const content = join(root, 'content')
    cpSync(sound, content, { recursive: true })
    for (const [path, change] of Object.entries(changes)) apply(join(content, path), change)
    return await checkContent({
      root,
      expectations: { ...expected, ...expectations },
      published: PUBLISHED,
      checksSpelling,
      today: TODAY,
    })
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The same problems as lines: content/file:line:column  message */
export async function linesAfter(changes: Changes): Promise<Array<string>> {
  const { problems } = await reportAfter(changes)
  return problems.map((problem) => `${problem.file}:${problem.line}:${problem.column}  ${messageOf(problem)}`)
}

function apply(file: string, change: Change) {
  if (change === null) {
    rmSync(file)
  } else if (!Array.isArray(change) && typeof change === 'object' && 'linkTo' in change) {
    symlinkSync(change.linkTo, file)
  } else if (typeof change === 'string' || Buffer.isBuffer(change)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, change)
  } else {
    const [from, to] = change
    const text = readFileSync(file, 'utf8')
    // Otherwise a test could pass because it changes nothing.
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
    writeFileSync(
      file,
      text.replace(from, () => to),
    )
  }
}

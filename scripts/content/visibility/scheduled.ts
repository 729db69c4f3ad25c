import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { filesBelow } from '#scripts/files-below.ts'
import { readVisibility, type Visibility } from './visibility.ts'

const SCHEDULED = /^["']?(?:draft|publishAt|expiresAt)["']?\s*:/m

/** The documents that are drafts or have dates, by their path in content/. All others are always visible. */
export function scheduledDocuments(root: string): Map<string, Visibility> {
  const content = path.join(root, 'content')
  const found = new Map<string, Visibility>()
  for (const file of filesBelow(content)) {
    if (!/\.(?:md|yaml)$/.test(file)) continue
    const text = readFileSync(path.join(content, file), 'utf8')
    // Most documents have no such field: they need not be parsed.
    const fields = file.endsWith('.md') ? frontMatter(text) : text
    if (!SCHEDULED.test(fields)) continue
    const values: unknown = parse(fields)
    if (typeof values === 'object' && values !== null) found.set(file, readVisibility(values))
  }
  return found
}

function frontMatter(text: string) {
  return /^\uFEFF?---[ \t]*\r?\n(.*?)^---[ \t]*$/ms.exec(text)?.[1] ?? ''
}

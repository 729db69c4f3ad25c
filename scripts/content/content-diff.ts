import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa, ExecaError } from 'execa'
import { ScriptError } from '#scripts/run-script.ts'
import { classify } from './checks/files.ts'
import { parseContent } from './checks/parse.ts'
import { addressesOf, redirectsIn } from './checks/site-map.ts'
import { sitePages } from './site-pages.ts'
import { contentClock, isVisible } from './visibility.ts'

/** GitHub accepts comments of at most 65,536 characters. */
const MAX_LENGTH = 60_000

/** A file below content/ before and after; null where there is none. */
type Change = { before: string | null; after: string | null }

/** `npm run content:diff <base>`: reports in Markdown what has changed in content/ since the branch left that commit. */
export async function contentDiff(
  root: string,
  args: ReadonlyArray<string>,
  { now } = contentClock(),
): Promise<string> {
  const [base, ...others] = args
  if (base === undefined || base.startsWith('-') || others.length > 0)
    throw new ScriptError('Write npm run content:diff <base>, such as main.')
  // An index of its own, so that new files count and the working copy stays as it is.
  const folder = mkdtempSync(path.join(tmpdir(), 'content-diff-'))
  const git = async (...words: Array<string>) => {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') }
    return (await execa('git', ['-c', 'core.quotePath=false', ...words], { cwd: root, env })).stdout
  }
  try {
    const commit = await git('merge-base', '--end-of-options', base, 'HEAD')
    await git('add', '--all', '--', 'content')
    const diff = (...options: Array<string>) =>
      git('diff', '--cached', '--no-ext-diff', '--no-color', ...options, commit, '--', 'content')
    const changes = readChanges(await diff('--name-status', '--find-renames'))
    const words = await diff('--word-diff=porcelain', '--unified=0', '--find-renames', '--diff-filter=MR')
    const readBefore = (file: string) => git('show', `${commit}:${file}`)
    return report([
      ['Files', changes.map(fileLine)],
      ['Words', changedWords(words)],
      ['Addresses that vanish', await vanishedLines(changes, readBefore, root, now)],
    ])
  } catch (error) {
    if (!(error instanceof ExecaError)) throw error
    throw new ScriptError(`"${base}" cannot be read from git: ${error.stderr || error.shortMessage}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(sections: Array<[heading: string, lines: Array<string>]>) {
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `### ${heading}\n\n${lines.join('\n')}`)
  const text = ['## What changes in content/', ...(parts.length > 0 ? parts : ['Nothing.'])].join('\n\n')
  return text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf('\n', MAX_LENGTH))}\n\n… and more: run \`npm run content:diff\` to see all of it.`
}

/** Reads git's list: on each line a letter and the name of a file, for a renamed one the old and the new name. */
function readChanges(list: string): Array<Change> {
  const lines = list.split('\n').filter(Boolean)
  return lines.map((line) => {
    const [status = '', before = '', after = before] = line.split('\t')
    return { before: status === 'A' ? null : before, after: status === 'D' ? null : after }
  })
}

function fileLine({ before, after }: Change) {
  if (before !== null && after !== null && before !== after) return `- renamed: \`${before}\` to \`${after}\``
  const what = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return `- ${what}: \`${after ?? before}\``
}

/** The changed lines of each document, with removed words struck out and added words underlined. */
function changedWords(diff: string): Array<string> {
  return diff.split(/^diff .*\n/m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1]
    const hunks = part.split(/^@@ .*\n/m).slice(1)
    if (file === undefined) return []
    return [`**\`${file}\`**`, '', ...hunks.flatMap((hunk) => [markedUp(hunk), ''])]
  })
}

/** Git's words: each on a line behind its sign, and a tilde for the end of a line. */
function markedUp(hunk: string) {
  const words = hunk.split('\n').map((line) => {
    const text = escaped(line.slice(1))
    if (line.startsWith('-')) return `<del>${text}</del>`
    if (line.startsWith('+')) return `<ins>${text}</ins>`
    return line.startsWith('~') ? '<br>' : text
  })
  return words.join('').replace(/(?:<br>)+$/, '')
}

type Read = (file: string) => Promise<string>

async function documentIn(file: string, read: Read) {
  const classified = classify(file.replace(/^content\//, ''))
  if (classified.kind !== 'document') return []
  return [parseContent(file, Buffer.from(await read(file)), classified.schema, [])]
}

/** The addresses of a document, none while it is hidden. */
async function addressesIn(file: string | null, read: Read, now: Date): Promise<Array<string>> {
  const documents = file === null ? [] : await documentIn(file, read)
  const shown = documents.filter(({ visibility }) => isVisible(visibility, now))
  return shown.flatMap(addressesOf).filter((address) => !address.includes('?'))
}

/** The page that lists the document of an address. */
function pageAbove(address: string): string {
  const above = path.posix.dirname(address)
  return sitePages.includes(above) ? above : pageAbove(above)
}

/** Redirects for addresses that documents no longer have: to that of the same document, or to its list. */
async function vanishedLines(changes: ReadonlyArray<Change>, readBefore: Read, root: string, now: Date) {
  const readNow: Read = (file) => readFile(path.join(root, file), 'utf8')
  const pages = await Promise.all(
    changes.map(async ({ before, after }) => ({
      old: await addressesIn(before, readBefore, now),
      left: await addressesIn(after, readNow, now),
    })),
  )
  const redirects = await documentIn('content/redirects.yaml', readNow).catch(() => [])
  const known = redirectsIn(redirects).map(({ from }) => from)
  const taken = new Set([...pages.flatMap(({ left }) => left), ...known])
  const entries = pages.flatMap(({ old, left }) =>
    old.flatMap((from, index) =>
      taken.has(from) ? [] : [`  - from: ${from}`, `    to: ${left[index] ?? pageAbove(from)}`],
    ),
  )
  if (entries.length === 0) return []
  return [
    'Bookmarks and links on other sites lead there. Paste this into `content/redirects.yaml`, below the other entries:',
    '',
    ...['```yaml', ...entries, '```'],
  ]
}

/** Escapes a text: it contains no Markdown, HTML or mentions. */
export function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]|~#]/g, String.raw`\$&`)
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('@', '@\u2060')
}

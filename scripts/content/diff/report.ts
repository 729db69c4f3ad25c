import { vanishedAddresses } from './addresses.ts'
import type { ReadDocument, ReadSite } from './read-site.ts'
import { changedWords, escaped } from './words.ts'

/** GitHub accepts comments of at most 65,536 characters. */
const MAX_LENGTH = 60_000

/** Reports the visible changes of a pull request, in Markdown. */
export function diffReport(before: ReadSite, after: ReadSite, now: Date): string {
  const added = [...after.documents.values()].filter(({ file }) => !before.documents.has(file))
  const removed = [...before.documents.values()].filter(({ file }) => !after.documents.has(file))
  const changed = [...after.documents.values()].flatMap((document) => changesOf(document, before))
  const sections = [
    section('Added', added.map(line)),
    section('Removed', removed.map(line)),
    section('Changed', changed),
    section('Pictures', pictureLines(before, after)),
    section('Addresses that vanish', vanishedLines(vanishedAddresses(before, after, now))),
  ].filter((text) => text !== '')
  const text = ['## What changes in content/', ...(sections.length > 0 ? sections : ['Nothing.'])].join(
    '\n\n',
  )
  return text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf('\n', MAX_LENGTH))}\n\n… and more: run \`npm run content:diff\` to see all of it.`
}

function section(heading: string, lines: Array<string>) {
  return lines.length === 0 ? '' : `### ${heading}\n\n${lines.join('\n')}`
}

function line({ file, title, fields }: ReadDocument) {
  const draft = fields.draft === true ? ' (draft)' : ''
  return title === file ? `- \`content/${file}\`` : `- ${escaped(title)}${draft}: \`content/${file}\``
}

function changesOf(document: ReadDocument, { documents }: ReadSite): Array<string> {
  const earlier = documents.get(document.file)
  if (!earlier) return []
  const names = [...new Set([...earlier.values.keys(), ...document.values.keys()])]
  const rows = names.flatMap((name) => {
    const [old = '', now = ''] = [earlier.values.get(name), document.values.get(name)]
    if (old === now) return []
    const { before, after } = changedWords(old, now)
    return [`| \`${name}\` | ${before} | ${after} |`]
  })
  if (rows.length === 0) return []
  return [
    `**${escaped(document.title)}**, \`content/${document.file}\``,
    '',
    '| | Before | After |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ]
}

function pictureLines({ pictures: before }: ReadSite, { pictures: after }: ReadSite) {
  const all = [...new Set([...before.keys(), ...after.keys()])].sort()
  return all.flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)]
    if (old === now) return []
    return [
      `- ${old === undefined ? 'new' : now === undefined ? 'removed' : 'replaced'}: \`content/${file}\``,
    ]
  })
}

function vanishedLines(vanished: Map<string, string>) {
  if (vanished.size === 0) return []
  const entries = [...vanished].flatMap(([from, to]) => [`  - from: ${from}`, `    to: ${to}`])
  return [
    'Bookmarks and links on other sites lead there. Paste this into `content/redirects.yaml`, below the other entries:',
    '',
    ...['```yaml', ...entries, '```'],
  ]
}

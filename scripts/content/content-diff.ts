import { diffWordsWithSpace } from 'diff'
import { ScriptError } from '#scripts/run-script.ts'
import { changesSince, type Change } from './changes.ts'
import { lostAddresses } from './checks/addresses.ts'
import { readSite } from './checks/check-content.ts'
import type { ContentDocument } from './checks/document.ts'
import { addressesOf } from './checks/site-map.ts'
import { contentClock, isVisible } from './visibility.ts'

/** `npm run content:diff <base>`: reports in Markdown what has changed in content/ since the branch left that commit. */
export async function contentDiff(root: string, base = 'main', today = contentClock().now): Promise<string> {
  const changes = changesSince(root, base)
  if (!changes)
    throw new ScriptError(`Git knows no commit "${base}" that this branch comes from. Name another.`)
  const site = await readSite({ root, today, changes }, [])
  const compared = changes.map((change) => ({
    ...change,
    after: site.documents.find(({ file }) => file === change.file),
  }))
  const entries = lostAddresses(site).map(({ from, to }) => `  - from: ${from}\n    to: ${to}`)
  const sections = {
    'Pages and other documents': linesOf(
      compared.filter(({ isPicture }) => !isPicture),
      today,
    ),
    Pictures: linesOf(
      compared.filter(({ isPicture }) => isPicture),
      today,
    ),
    'Addresses that vanish': entries.length > 0 ? [PASTE, '', '```yaml', ...entries, '```'] : [],
    Words: compared.flatMap(changedWords),
  }
  const parts = Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `### ${heading}\n\n${lines.join('\n')}`)
  return ['## What changes in content/', ...(parts.length > 0 ? parts : ['Nothing.'])].join('\n\n')
}

const PASTE =
  'Bookmarks and links on other sites lead there. Paste this into `content/redirects.yaml`, below the other entries:'

type Compared = Change & { after: ContentDocument | undefined }

function linesOf(changes: ReadonlyArray<Compared>, today: Date) {
  return changes.map(({ verb, from, file, before, after = before }) => {
    const names = [...new Set([from, file])].map((name) => `\`${name}\``).join(' to ')
    const [address] = after && isVisible(after.visibility, today) ? addressesOf(after) : []
    return `- ${verb}: ${names}${address === undefined ? '' : `, the page ${address}`}`
  })
}

/** The changed lines of a document, with removed words struck out and added words underlined. */
function changedWords({ file, before, after }: Compared) {
  if (!before || !after || before.text === after.text) return []
  // With a line break at both ends, what is the same before the first and after the last changed line is left out.
  const words = diffWordsWithSpace(`\n${before.text}\n`, `\n${after.text}\n`).map(
    ({ value, added, removed }) => {
      if (added) return `<ins>${escaped(value)}</ins>`
      return removed ? `<del>${escaped(value)}</del>` : escaped(value.replace(/\n.*\S.*\n/s, '\n…\n'))
    },
  )
  // Inside a block of HTML without an empty line nothing is Markdown.
  return [
    `**\`${file}\`**`,
    '',
    `<p>${words.join('').replace(/^<br>(?:…<br>)?|(?:<br>…)?<br>$/g, '')}</p>`,
    '',
  ]
}

/** Escapes a text: it contains no HTML and mentions nobody. */
function escaped(text: string) {
  return text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('@', '@\u2060')
    .replace(/(?:\r?\n)+/g, '<br>')
}

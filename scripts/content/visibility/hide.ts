import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VISIBILITY_FILE } from '#scripts/fingerprint.ts'
import type { ContentClock } from './clock.ts'
import { scheduledDocuments } from './scheduled.ts'
import { isVisible, nextChange } from './visibility.ts'

type Compiled = Record<string, unknown> & { _id: string }

const GENERATED = '.contentlayer/generated'
/** The field that is the largest text of a document on its page, by which a draft is marked. */
const NAMES = ['title', 'name', 'question', 'role', 'event', 'author']

/**
 * Takes the documents that are not visible out of the compiled collections: everything the site shows is made from
 * these, so no page, list or count can forget to ask. Records when that changes next.
 */
export async function hideInvisible(root: string, clock: ContentClock): Promise<void> {
  const scheduled = scheduledDocuments(root)
  const folder = path.join(root, GENERATED)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const file = path.join(folder, entry.name, '_index.json')
    const documents: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (!Array.isArray(documents)) continue
    const all = documents as Array<Compiled>
    if (!all.some(({ _id }) => scheduled.has(_id))) continue
    const shown = all.filter(({ _id }) => {
      const visibility = scheduled.get(_id)
      return !visibility || isVisible(visibility, clock.now) || (visibility.isDraft && clock.showsDrafts)
    })
    const written = shown.map((document) =>
      withoutDates(scheduled.get(document._id)?.isDraft ? markedAsDraft(document) : document),
    )
    await writeFile(file, JSON.stringify(written))
  }
  const changesAt = clock.isFixed ? null : nextChange(scheduled.values(), clock.now)
  await writeFile(path.join(root, VISIBILITY_FILE), JSON.stringify({ changesAt }))
}

function withoutDates(document: Compiled) {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !['draft', 'publishAt', 'expiresAt'].includes(name)),
  )
}

function markedAsDraft(document: Compiled): Compiled {
  const name = NAMES.find((each) => typeof document[each] === 'string')
  return name === undefined ? document : { ...document, [name]: `Draft: ${String(document[name])}` }
}

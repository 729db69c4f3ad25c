import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { pagesToPrerender } from '#scripts/content/site-pages.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { everyField } from '#src/content/schema/document.ts'
import { compiledFolder, compileSite } from '#tests/setup/compiled-site.ts'

const SECRET = 'quagga'
const hideable = documentSchemas.filter((schema) => everyField(schema) !== schema.fields)
const folder = path.join(compiledFolder('drafts'), 'original')

/** Adds a draft of each type, with the word in its address, its picture and its texts. */
function addDraft(collection: string, format: 'markdown' | 'yaml') {
  const ending = format === 'markdown' ? '.md' : '.yaml'
  const place = path.join(folder, collection)
  const names = readdirSync(place).filter((name) => name.endsWith(ending))
  const text = readFileSync(path.join(place, names[0] ?? ''), 'utf8')
  const [, head = text] = /^---\n(.*?)^---\n/ms.exec(text) ?? []
  const fields = parseDocument(head)
  fields.set('draft', true)
  const name = ['title', 'name', 'question', 'role', 'event', 'author'].find((each) => fields.has(each)) ?? ''
  fields.set(name, `The ${SECRET}`)
  if (fields.has('id')) fields.set('id', 999)
  if (fields.has('order')) fields.set('order', names.length + 1)
  const picture = ['image', 'cover'].find((each) => fields.has(each))
  if (picture !== undefined) {
    const src = String(fields.getIn([picture, 'src']))
    fields.setIn([picture, 'src'], `images/${SECRET}${path.extname(src)}`)
    cpSync(path.join(place, src), path.join(place, `images/${SECRET}${path.extname(src)}`))
  }
  const written =
    ending === '.md' ? `---\n${fields.toString()}---\n\nAbout a ${SECRET}.\n` : fields.toString()
  writeFileSync(path.join(place, `the-${SECRET}${ending}`), written)
}

test(
  'the words, addresses and pictures of a draft of any kind reach no build [DRAFT-1]',
  { timeout: 120_000 },
  async () => {
    rmSync(folder, { recursive: true, force: true })
    cpSync('tests/fixtures/site/content', folder, { recursive: true })
    for (const { path: collection, format } of hideable) addDraft(collection, format)
    const root = await compileSite('drafts', folder)

    expect(hideable.length).toBeGreaterThan(15)
    // Everything that a build reads of the content.
    const mentioning = filesBelow(path.join(root, '.generated')).filter((file) => {
      const text = readFileSync(path.join(root, '.generated', file), 'latin1')
      return `${file}${text}`.toLowerCase().includes(SECRET)
    })
    expect(mentioning).toEqual([])
    const addresses = await pagesToPrerender(root)
    expect(addresses.length).toBeGreaterThan(40)
    expect(addresses.filter((address) => /quagga|999/.test(address))).toEqual([])
  },
)

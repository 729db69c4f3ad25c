import { posix } from 'node:path'
import { faqSections } from '#src/content/schema/pages.ts'
import { codeAnchors, documentAnchors, EVERYWHERE, type Shown } from './anchors.ts'
import { groupsAt, scalarAt, type ContentDocument } from './document.ts'
import type { Site } from './site.ts'
import { takenPageOf } from './site-map.ts'

const shownOn: ReadonlyArray<Shown> = [
  ...documentAnchors,
  { schema: 'Event', pages: ['/events', '/events/year/:year'] },
]

/** The parts of /faqs and their headings, which have the names of sections. */
const FAQ_PARTS = [...faqSections, 'found', 'ask'].flatMap((key) => [key, `${key}-heading`])

/** Reports a document or section whose address or anchor the code has already given to something else. */
export function checkTakenAddresses(document: ContentDocument, { siteMap }: Site) {
  const { schema, file, key, fields, report } = document
  const ending = posix.extname(file)
  const takenPage = takenPageOf(document, siteMap().pages ?? [])
  if (takenPage !== undefined)
    report({
      rule: 'taken-address',
      found: `the address ${takenPage}${key} already belongs to another page.`,
      fix: `Give the file another name, such as ${key}-2${ending}.`,
      expected: `The name of a file is the end of its address, after ${takenPage}.`,
    })
  const page = shownOn
    .filter((each) => each.schema === schema.name && each.keyField === undefined)
    .filter(({ section }) => section === undefined || fields?.root.get('section') === section)
    .flatMap(({ pages, before = '' }) => pages.filter((each) => isTaken(each, before + key)))[0]
  if (page !== undefined)
    report({
      rule: 'taken-address',
      found: `the anchor "#${key}" on ${page.replace('/:year', '')} already belongs to another part of that page.`,
      fix: `Give the file another name, such as ${key}-2${ending}.`,
    })
  const seen = new Set<unknown>(EVERYWHERE)
  for (const section of schema.name === 'LegalPage' ? groupsAt(fields?.root, 'sections') : []) {
    const name = scalarAt(section, 'key')
    if (name && seen.has(name.value))
      fields?.excerpt.report(name, {
        rule: 'taken-address',
        found: `the anchor "#${String(name.value)}" already belongs to another part of /${key}.`,
        fix: 'Give this section another key.',
      })
    seen.add(name?.value)
  }
}

function isTaken(page: string, anchor: string) {
  const parts = page === '/faqs' ? FAQ_PARTS : []
  return [...EVERYWHERE, ...(codeAnchors[page] ?? []), ...parts].includes(anchor)
}

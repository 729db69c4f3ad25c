import { sitePages } from '#scripts/content/site-pages.ts'
import { faqSections } from '#src/content/schema/pages.ts'
import { codeAnchors, documentAnchors, EVERYWHERE } from './anchors.ts'
import { groupsAt, textAt, type ContentDocument } from './document.ts'
import { keyedAddresses } from './site-map.ts'

/** The parts of /faqs and their headings, which have the names of sections. */
const FAQ_PARTS = [...faqSections, 'found', 'ask'].flatMap((key) => [key, `${key}-heading`])

/** Reports a document or section whose address or anchor the code has already given to something else. */
export function checkTakenAddresses(document: ContentDocument) {
  const { schema, key, root, report } = document
  const rule = 'taken-address'
  const fix = `Give the file another name, such as ${key}-2.`
  // Nobody would see a mentor named compare.md.
  const keyed = keyedAddresses.find((each) => each.schema === schema.name && !each.keyField)
  const takenPage = keyed?.addresses.find((start) => sitePages.includes(start + key))
  if (takenPage !== undefined)
    report(null, { rule, found: `the address ${takenPage}${key} already belongs to another page.`, fix })

  const shownOn = [...documentAnchors, { schema: 'Event', pages: ['/events', '/events/year/:year'] }]
  const page = shownOn
    .filter((each) => each.schema === schema.name && each.keyField === undefined)
    .filter(({ section }) => !section || root?.get('section') === section)
    .flatMap(({ pages, before = '' }) => pages.filter((each) => isTaken(each, before + key)))[0]
  if (page !== undefined)
    report(null, { rule, found: `the anchor "#${key}" already belongs to another part of ${page}.`, fix })

  for (const section of schema.name === 'LegalPage' ? groupsAt(root, 'sections') : []) {
    const name = textAt(section, 'key')
    if (!name || !EVERYWHERE.includes(name.value)) continue
    const found = `the anchor "#${name.value}" already belongs to another part of /${key}.`
    report(name, { rule, found, fix: 'Give this section another key.' })
  }
}

function isTaken(page: string, anchor: string) {
  const parts = page === '/faqs' ? FAQ_PARTS : []
  return [...EVERYWHERE, ...(codeAnchors[page] ?? []), ...parts].includes(anchor)
}

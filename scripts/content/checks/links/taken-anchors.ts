import { posix } from 'node:path'
import { isMap, isScalar, isSeq } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'
import { faqSections } from '#src/content/schema/pages.ts'
import { codeAnchors, documentAnchors, EVERYWHERE, type Shown } from './page-anchors.ts'

/** The parts of /faqs and their headings, which have the names of sections. */
const FAQ_PARTS = [...faqSections, 'found', 'ask'].flatMap((key) => [key, `${key}-heading`])

const shownOn: ReadonlyArray<Shown> = [
  ...documentAnchors,
  { schema: 'Event', pages: ['/events', '/events/year/:year'] },
]

/** Reports documents and sections whose anchor the code has already given to a part of their page. */
export function takenAnchorProblems(documents: ReadonlyArray<ContentDocument>): Array<Problem> {
  return [...documents.flatMap(takenByName), ...documents.flatMap(takenByKey)]
}

function takenByName({ schema, file, fields }: ContentDocument): Array<Problem> {
  const ending = posix.extname(file)
  const name = posix.basename(file, ending)
  const pages = shownOn
    .filter((each) => each.schema === schema.name && each.keyField === undefined)
    .filter(({ section }) => section === undefined || fields?.root.get('section') === section)
    .flatMap(({ pages: all, before = '' }) => all.filter((page) => isTaken(page, before + name)))
  const [page] = pages
  if (page === undefined) return []
  return [
    problemOfFile(file, 'taken-address', {
      found: `the anchor "#${name}" on ${page.replace('/:year', '')} already belongs to another part of that page.`,
      fix: `Give the file another name, such as ${name}-2${ending}.`,
      expected: 'The name of this file is its anchor on the page, and each anchor leads to one place.',
    }),
  ]
}

function takenByKey({ schema, file, fields }: ContentDocument): Array<Problem> {
  const sections = schema.name === 'LegalPage' ? fields?.root.get('sections') : undefined
  if (!fields || !isSeq(sections)) return []
  const keys = sections.items.flatMap((section) => (isMap(section) ? [section.get('key', true)] : []))
  const seen = new Set<unknown>(EVERYWHERE)
  return keys.flatMap((key) => {
    if (!isScalar(key)) return []
    const isFirst = !seen.has(key.value)
    seen.add(key.value)
    if (isFirst) return []
    const words = {
      found: `the anchor "#${String(key.value)}" already belongs to another part of /${posix.basename(file, '.yaml')}.`,
      fix: 'Give this section another key.',
      expected: 'The key of a section is its anchor on the page, and each anchor leads to one place.',
    }
    return [problemAt(fields.excerpt, offsetOf(key), 'taken-address', words)]
  })
}

function isTaken(page: string, anchor: string) {
  return [...EVERYWHERE, ...(codeAnchors[page] ?? []), ...(page === '/faqs' ? FAQ_PARTS : [])].includes(
    anchor,
  )
}

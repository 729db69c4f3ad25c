import { visit } from 'yaml'
import { documentsBelow, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'

/** The address of a page, as the value of a field, or in Markdown in a link or a definition of one. */
const ADDRESS = /(?:^|\]\(|\]:\s*)<?(\/[a-z0-9-]+)(?![/a-z0-9-])/g

/** Pages that are shown instead of another one: their links lead only visitors who met an error. */
const ERROR_PAGES = ['not-found', 'error', 'offline'].map((name) => `content/pages/${name}.yaml`)

/**
 * Reports pages that no menu and no other page links to: visitors would not find them. Links of articles and other
 * documents do not count, as these are few steps from the home page only while they are new.
 */
export function linkedProblems(
  documents: ReadonlyArray<ContentDocument>,
  addresses: ReadonlyArray<string>,
): Array<Problem> {
  const sources = [
    ...documents.filter(({ schema }) => schema.name === 'SiteSettings'),
    ...documentsBelow(documents, 'pages').filter(({ file }) => !ERROR_PAGES.includes(file)),
  ]
  // A file that cannot be read may have the only link.
  if (sources.some(({ fields }) => !fields)) return []
  const linked = new Set(
    sources.flatMap((source) => addressesIn(source).filter((address) => source.file !== fileOf(address))),
  )
  return addresses
    .filter((address) => !linked.has(address))
    .map((address) =>
      problemOfFile(fileOf(address), 'needed', {
        found: 'no menu and no other page links to this page.',
        fix: `Link to ${address} in a menu of site.yaml or on another page.`,
        expected: 'Visitors find a page by links only. Those of error pages do not count.',
      }),
    )
}

const fileOf = (address: string) => `content/pages${address}.yaml`

function addressesIn({ fields }: ContentDocument) {
  const found: Array<string> = []
  visit(fields?.root ?? null, {
    Scalar(_key, { value }) {
      if (typeof value !== 'string') return
      for (const [, address = ''] of value.matchAll(ADDRESS)) found.push(address)
    },
  })
  return found
}

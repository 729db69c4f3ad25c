import { posix } from 'node:path'
import { visit } from 'yaml'
import { isVisible } from '#scripts/content/visibility/visibility.ts'
import { didYouMean, named } from './nearest.ts'
import { documentsBelow, groupsAt, scalarAt, textAt, visibilityOf, type ContentDocument } from './document.ts'
import { problemOfFile, type Finding } from './problem.ts'
import type { Site } from './site.ts'
import { checkSpecified, type Specified } from './specified.ts'

/** What pages need of content/, and what the specification fixes. */
export type Expectations = {
  /** Pictures used by the code, by their paths below content/. */
  pictures: ReadonlyArray<string>
  /** Folders in which each file belongs to a page in the code, with the file names; besides pages/. */
  files: Readonly<Record<string, ReadonlyArray<string>>>
  /** Folders that need at least one document. */
  collections: ReadonlyArray<string>
  /** The sections that the code uses, by page. Other sections are not shown. */
  sections: Readonly<Record<string, ReadonlyArray<string>>>
  /** Values of a field of which each is needed, or needed once. */
  values: ReadonlyArray<{
    folder: string
    field: string
    values: ReadonlyArray<string | number | boolean>
    isOne?: boolean
  }>
  /** Pages that visitors find only by links of the content. */
  linked: ReadonlyArray<string>
  specified: ReadonlyArray<Specified>
}

/** Reports content that pages need but is missing, content that no page shows, and deviations from the specification. */
export function checkExpectations(site: Site) {
  const { expectations, documents, images, problems } = site
  if (!expectations) return
  const { files, sections, collections, pictures, specified } = expectations
  const report = (path: string, finding: Finding) =>
    void problems.push(problemOfFile(`content/${path}`, finding))

  for (const [folder, names] of Object.entries({ pages: Object.keys(sections), ...files }))
    checkFiles(documents, folder, names, report)
  for (const folder of collections)
    if (documentsBelow(documents, folder).length === 0)
      report(folder, {
        rule: 'needed',
        found: 'there is no document here.',
        fix: 'Put one of the removed files back, or write a new one.',
        expected: 'A page of the site needs at least one.',
      })
  for (const document of documentsBelow(documents, 'pages')) checkSections(document, sections[document.key])
  const present = [...images].flatMap(([folder, inside]) =>
    [...inside].map((each) => posix.join(folder, each)),
  )
  for (const picture of pictures)
    if (!present.includes(picture))
      report(picture, {
        rule: 'needed',
        found: 'this picture is missing.',
        expected: 'The site shows it without a document naming it, so it keeps its place and name.',
      })
  checkValues(site, expectations, report)
  checkLinked(documents, expectations, report)
  for (const statement of specified) checkSpecified(documents, statement, report)
}

type Report = (path: string, finding: Finding) => void

/** Pages without a file, and files without a page. */
function checkFiles(
  documents: ReadonlyArray<ContentDocument>,
  folder: string,
  names: ReadonlyArray<string>,
  report: Report,
) {
  const present = documentsBelow(documents, folder).map(({ key }) => key)
  const missing = names.filter((name) => !present.includes(name))
  for (const name of missing)
    report(`${folder}/${name}.yaml`, {
      rule: 'needed',
      found: 'this file is missing.',
      expected: 'The page of this name takes its words from it.',
    })
  for (const name of present.filter((each) => !names.includes(each)))
    report(`${folder}/${name}.yaml`, {
      rule: 'not-shown',
      found: `no page shows "${name}".`,
      fix: didYouMean(name, named(missing)),
      expected: 'A file of this folder has the name of its page. A page of a new name needs code as well.',
    })
}

/** Sections of a page that are missing or that it does not show. */
function checkSections({ fields, report }: ContentDocument, keys: ReadonlyArray<string> | undefined) {
  if (!fields || !keys) return
  const present = groupsAt(fields.root, 'sections').flatMap((section) => textAt(section, 'key') ?? [])
  const missing = keys.filter((key) => !present.some(({ value }) => value === key))
  const expected =
    keys.length > 0 ? `The page shows the sections ${keys.join(', ')}.` : 'This page has no sections.'
  for (const key of missing)
    report({ rule: 'needed', found: `there is no section with the key "${key}".`, expected })
  for (const key of present.filter(({ value }) => !keys.includes(value)))
    fields.excerpt.report(key, {
      rule: 'not-shown',
      found: `the section "${key.value}" is not shown.`,
      fix: didYouMean(key.value, named(missing)),
      expected,
    })
}

/** Needed values without a document, and values with several documents of which only one is shown. */
function checkValues({ documents, today }: Site, { values: needed }: Expectations, report: Report) {
  for (const { folder, field, values, isOne = false } of needed)
    for (const value of values) {
      const having = documentsBelow(documents, folder).filter(
        ({ fields }) => fields?.root.get(field) === value,
      )
      if (having.length === 0)
        report(folder, {
          rule: 'needed',
          found: `no document has ${field}: ${value}.`,
          expected: 'A page shows these, and would have a gap.',
        })
      // Another rule reports values whose documents are all hidden.
      const [first, ...others] = having.filter((document) => isVisible(visibilityOf(document), today))
      for (const { fields } of isOne ? others : [])
        fields?.excerpt.report(scalarAt(fields.root, field), {
          rule: 'not-shown',
          found: `${field} is ${value} in ${first?.file} too, so this document is not shown there.`,
          expected: 'The page has room for one.',
        })
    }
}

/** The address of a page, as the value of a field, or in Markdown in a link or a definition of one. */
const ADDRESS = /(?:^|\]\(|\]:\s*)<?(\/[a-z0-9-]+)(?![/a-z0-9-])/g
/** Pages that are shown instead of another one: their links lead only visitors who met an error. */
const ERROR_PAGES = ['not-found', 'error', 'offline']

/**
 * Pages that no menu and no other page links to: visitors would not find them. Links of articles and other documents do
 * not count, as these are few steps from the home page only while they are new.
 */
function checkLinked(documents: ReadonlyArray<ContentDocument>, { linked }: Expectations, report: Report) {
  const pages = documentsBelow(documents, 'pages').filter(({ key }) => !ERROR_PAGES.includes(key))
  const sources = [...documents.filter(({ schema }) => schema.name === 'SiteSettings'), ...pages]
  // A file that cannot be read may have the only link.
  if (sources.some(({ fields }) => !fields)) return
  const found = new Set<string>()
  for (const { file, fields } of sources)
    visit(fields?.root ?? null, {
      Scalar(_key, { value }) {
        for (const [, address = ''] of typeof value === 'string' ? value.matchAll(ADDRESS) : [])
          if (file !== `content/pages${address}.yaml`) found.add(address)
      },
    })
  for (const address of linked.filter((each) => !found.has(each)))
    report(`pages${address}.yaml`, {
      rule: 'needed',
      found: 'no menu and no other page links to this page.',
      fix: `Link to ${address} in a menu of site.yaml or on another page.`,
      expected: 'Visitors find a page by links only. Those of error pages do not count.',
    })
}

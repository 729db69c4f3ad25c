import { isVisible } from '#scripts/content/visibility.ts'
import { documentsBelow, type ContentDocument, type Site } from './document.ts'
import { allowed, didYouMean } from './nearest.ts'

/** A requirement of docs/spec.md: words that documents contain, or their number. */
type Specified = {
  statements: string
  /** A file or folder below content/, or the beginning of the names in one. */
  at: string
  /** Counts the entries of this list in each document, instead of the documents. */
  list?: string
  words?: ReadonlyArray<string>
  count?: number
  /** The original number, to which editors may add. */
  atLeast?: number
  atMost?: number
}

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
  const { expectations, documents, pictures, report } = site
  if (!expectations) return
  const { files, sections, collections, specified } = expectations
  for (const [folder, names] of Object.entries({ pages: Object.keys(sections), ...files }))
    checkFiles(site, folder, names)
  for (const folder of collections)
    if (documentsBelow(documents, folder).length === 0) report(folder, 'needed', 'there is no document here.')
  for (const document of documentsBelow(documents, 'pages')) checkSections(document, sections[document.key])
  for (const picture of expectations.pictures)
    if (!pictures.has(picture)) report(picture, 'needed', 'this picture is missing.')
  checkValues(site, expectations)
  checkLinked(site, expectations)
  for (const statement of specified) checkSpecified(site, statement)
}

function checkFiles({ documents, report }: Site, folder: string, names: ReadonlyArray<string>) {
  const present = documentsBelow(documents, folder).map(({ key }) => key)
  const missing = names.filter((name) => !present.includes(name))
  for (const name of missing) report(`${folder}/${name}.yaml`, 'needed', 'this file is missing.')
  for (const name of present.filter((each) => !names.includes(each)))
    report(`${folder}/${name}.yaml`, 'not-shown', `no page shows "${name}".${didYouMean(name, missing)}`)
}

function checkSections({ root, data, report }: ContentDocument, keys: ReadonlyArray<string> | undefined) {
  if (!root || !keys) return
  const sections = (data.sections ?? []) as ReadonlyArray<{ key?: string }>
  const missing = keys.filter((key) => !sections.some((section) => section.key === key))
  for (const key of missing) report(null, 'needed', `there is no section with the key "${key}".`)
  for (const [index, { key }] of sections.entries()) {
    if (key === undefined || keys.includes(key)) continue
    const found = `the section "${key}" is not shown.${didYouMean(key, missing)}`
    report(`sections.${index}.key`, 'not-shown', found, allowed(keys))
  }
}

/** Needed values without a document, and values with several documents of which only one is shown. */
function checkValues({ documents, today, report }: Site, { values: needed }: Expectations) {
  for (const { folder, field, values, isOne = false } of needed)
    for (const value of values) {
      const having = documentsBelow(documents, folder).filter(({ data }) => data[field] === value)
      if (having.length === 0) report(folder, 'needed', `no document has ${field}: ${value}.`)
      // Another rule reports values whose documents are all hidden.
      const [first, ...others] = having.filter(({ visibility }) => isVisible(visibility, today))
      const found = `${field} is ${value} in ${first?.file} too, and the page has room for one.`
      for (const other of isOne ? others : []) other.report(field, 'not-shown', found)
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
function checkLinked({ documents, report }: Site, { linked }: Expectations) {
  const pages = documentsBelow(documents, 'pages').filter(({ key }) => !ERROR_PAGES.includes(key))
  const sources = [...documents.filter(({ schema }) => schema.name === 'SiteSettings'), ...pages]
  // A file that cannot be read may have the only link.
  if (sources.some(({ root }) => !root)) return
  const found = new Set<string>()
  for (const { file, values } of sources)
    for (const { data } of values)
      for (const [, address = ''] of typeof data === 'string' ? data.matchAll(ADDRESS) : [])
        if (file !== `content/pages${address}.yaml`) found.add(address)
  for (const address of linked.filter((each) => !found.has(each)))
    report(`pages${address}.yaml`, 'needed', 'no menu and no other page links to this page.')
}

/** Reports deviations from the specification. Skips documents that cannot be read, which other checks report. */
function checkSpecified({ documents, report }: Site, specified: Specified) {
  const { statements, at, list, words = [] } = specified
  const found = documents.filter(({ file }) => file.startsWith(`content/${at}`))
  if (found.some(({ root }) => !root)) return
  const expected = `docs/spec.md says otherwise (${statements}). Change it there as well if this is on purpose.`
  // Ignoring case and line breaks.
  const text = found.map((document) => document.text.toLowerCase().replace(/\s+/gu, ' ')).join(' ')
  for (const word of words)
    if (!text.includes(word.toLowerCase())) report(at, 'specified', `"${word}" is not here.`, expected)

  if (list === undefined || found.length === 0) {
    const wrong = wrongCount(found.length, 'documents', specified)
    if (wrong !== undefined) report(at, 'specified', wrong, expected)
    return
  }
  for (const { data, report: reportAt } of found) {
    const { length } = (data[list] ?? []) as ReadonlyArray<unknown>
    const wrong = wrongCount(length, `entries in ${list}`, specified)
    if (wrong !== undefined) reportAt(list, 'specified', wrong, expected)
  }
}

function wrongCount(number: number, what: string, { count, atLeast = count, atMost = count }: Specified) {
  if (number < (atLeast ?? 0)) return `there are ${number} ${what}, fewer than ${atLeast}.`
  return number > (atMost ?? Infinity) ? `there are ${number} ${what}, more than ${atMost}.` : undefined
}

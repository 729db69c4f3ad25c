import { posix } from 'node:path'
import { type ContentDocument, documentsBelow, offsetOf } from '#scripts/content/checks/document.ts'
import { didYouMean, named } from '#scripts/content/checks/nearest.ts'
import { type Problem, problemAt, problemOfFile } from '#scripts/content/checks/problem.ts'
import { isMap, isScalar, isSeq } from 'yaml'
import { visibilityOf } from '#scripts/content/checks/visibility.ts'
import { isVisible } from '#scripts/content/visibility/visibility.ts'

/** Folders in which each file belongs to a page in the code: the expected file names without extension, by folder. */
export type ShownFiles = Readonly<Record<string, ReadonlyArray<string>>>

/** Reports pages without a file, and files without a page. */
export function fileProblems(documents: ReadonlyArray<ContentDocument>, shown: ShownFiles): Array<Problem> {
  return Object.entries(shown).flatMap(([folder, names]) => {
    const present = documentsBelow(documents, folder).map(({ file }) => posix.basename(file, '.yaml'))
    const missing = names.filter((name) => !present.includes(name))
    return [
      ...missing.map((name) =>
        problemOfFile(`content/${folder}/${name}.yaml`, 'needed', {
          found: 'this file is missing.',
          expected: 'The page of this name takes its words from it.',
        }),
      ),
      ...present
        .filter((name) => !names.includes(name))
        .map((name) =>
          problemOfFile(`content/${folder}/${name}.yaml`, 'not-shown', {
            found: `no page shows "${name}".`,
            fix: didYouMean(name, named(missing)),
            expected:
              'A file of this folder has the name of its page. A page of a new name needs code as well.',
          }),
        ),
    ]
  })
}

/** Reports folders without any document of which a page needs at least one. Another rule reports hidden documents. */
export function collectionProblems(
  documents: ReadonlyArray<ContentDocument>,
  folders: ReadonlyArray<string>,
): Array<Problem> {
  return folders
    .filter((folder) => documentsBelow(documents, folder).length === 0)
    .map((folder) =>
      problemOfFile(`content/${folder}`, 'needed', {
        found: 'there is no document here.',
        fix: 'Put one of the removed files back, or write a new one.',
        expected: 'A page of the site needs at least one.',
      }),
    )
}

/** The sections that the code uses, by page. Other sections are not shown. */
export type NeededSections = Readonly<Record<string, ReadonlyArray<string>>>

/** Reports missing sections of pages, and sections that no page shows. */
export function sectionProblems(
  documents: ReadonlyArray<ContentDocument>,
  sections: NeededSections,
): Array<Problem> {
  return documents.flatMap(({ file, fields }) => {
    const [, name] = /^content\/pages\/([^/]+)\.yaml$/.exec(file) ?? []
    const keys = name === undefined ? undefined : sections[name]
    // Unreadable files and hidden pages are reported by other checks.
    if (!fields || !keys) return []
    const present = keysIn(fields)
    const missing = keys.filter((key) => !present.some(({ value }) => value === key))
    return [
      ...missing.map((key) =>
        problemOfFile(file, 'needed', {
          found: `there is no section with the key "${key}".`,
          expected: `The page shows the sections ${keys.join(', ')}.`,
        }),
      ),
      ...present
        .filter(({ value }) => !keys.includes(value))
        .map(({ value, place }) =>
          problemAt(fields.excerpt, place, 'not-shown', {
            found: `the section "${value}" is not shown.`,
            fix: didYouMean(value, named(missing)),
            expected:
              keys.length > 0
                ? `The page shows the sections ${keys.join(', ')}.`
                : 'This page has no sections.',
          }),
        ),
    ]
  })
}

function keysIn({ root }: NonNullable<ContentDocument['fields']>) {
  const sections = root.get('sections')
  return (isSeq(sections) ? sections.items : []).flatMap((section) => {
    const key = isMap(section) ? section.get('key', true) : undefined
    return isScalar(key) && typeof key.value === 'string' ? [{ value: key.value, place: offsetOf(key) }] : []
  })
}

type Value = string | number | boolean

/** Values of a field that the code requires: at least one document of the collection must have each. */
export type NeededValues = ReadonlyArray<{
  folder: string
  field: string
  values: ReadonlyArray<Value>
  /** Only one document may have the value. */
  isOne?: boolean
}>

/**
 * Reports required values without a document, and values with several documents of which only one is shown. Another
 * rule reports values whose documents are all hidden.
 */
export function valueProblems(
  documents: ReadonlyArray<ContentDocument>,
  needed: NeededValues,
  today: Date,
): Array<Problem> {
  return needed.flatMap(({ folder, field, values, isOne = false }) => {
    const all = documentsBelow(documents, folder)
    return values.flatMap((value) => {
      const having = all.filter(({ fields }) => fields?.root.get(field) === value)
      if (having.length === 0) return [missing(folder, `${field}: ${value}`)]
      if (!isOne) return []
      const [first, ...others] = having.filter((document) => isVisible(visibilityOf(document), today))
      return others.flatMap((document) => second(document, field, first))
    })
  })
}

function missing(folder: string, line: string) {
  return problemOfFile(`content/${folder}`, 'needed', {
    found: `no document has ${line}.`,
    expected: 'A page shows these, and would have a gap.',
  })
}

function second({ fields }: ContentDocument, field: string, first: ContentDocument | undefined) {
  const node = fields?.root.get(field, true)
  if (!fields || !first || !isScalar(node)) return []
  return [
    problemAt(fields.excerpt, offsetOf(node), 'not-shown', {
      found: `${field} is ${String(node.value)} in ${first.file} too, so this document is not shown there.`,
      expected: 'The page has room for one.',
    }),
  ]
}

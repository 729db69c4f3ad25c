import { isMap, isScalar, isSeq } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { didYouMean, named } from '#scripts/content/checks/nearest.ts'
import { problemAt, problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'

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

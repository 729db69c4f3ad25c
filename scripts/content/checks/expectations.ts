import type { ContentDocument } from './document.ts'
import { problemOfFile, type Problem } from './problem.ts'

/** Sections that the code asks a page for, by the name of the page. */
export type NeededSections = Readonly<Record<string, ReadonlyArray<string>>>

/** Values of a field that the code asks a collection for: at least one document has each. */
export type NeededValues = ReadonlyArray<{ folder: string; field: string; values: ReadonlyArray<string> }>

/** What docs/spec.md says about the content of a file or folder: words that stand there, or how many documents. */
export type Specified = { statements: string; at: string; words?: ReadonlyArray<string>; count?: number }

export type Expectations = {
  /** Pictures that the code shows, by their paths below content/. */
  pictures: ReadonlyArray<string>
  sections: NeededSections
  values: NeededValues
  specified: ReadonlyArray<Specified>
}

/** Reports what pages could not be built without, and notes where the content leaves the specification. */
export function expectationProblems(
  documents: ReadonlyArray<ContentDocument>,
  { sections, values, specified }: Expectations,
): Array<Problem> {
  return [
    ...Object.entries(sections).flatMap(([name, keys]) => sectionProblems(documents, name, keys)),
    ...values.flatMap(({ folder, field, values: needed }) => {
      const present = below(documents, folder).map(({ fields }) => fields?.root.get(field))
      return needed
        .filter((value) => !present.includes(value))
        .map((value) =>
          problemOfFile(`content/${folder}`, 'needed', {
            found: `no document has ${field}: ${value}.`,
            expected: 'A page shows these, and would have a gap.',
          }),
        )
    }),
    ...specified.flatMap((statement) => specifiedProblems(documents, statement)),
  ]
}

function sectionProblems(
  documents: ReadonlyArray<ContentDocument>,
  name: string,
  keys: ReadonlyArray<string>,
) {
  const file = `content/pages/${name}.yaml`
  const page = documents.find((document) => document.file === file)
  if (!page) {
    const words = {
      found: 'this file is missing.',
      expected: 'The page of this name takes its words from it.',
    }
    return [problemOfFile(file, 'needed', words)]
  }
  // A file that cannot be read has a problem of its own.
  if (!page.fields) return []
  const { sections = [] }: { sections?: unknown } = page.fields.root.toJSON()
  const present = Array.isArray(sections)
    ? sections.map((section: { key?: unknown } | null) => section?.key)
    : []
  return keys
    .filter((key) => !present.includes(key))
    .map((key) =>
      problemOfFile(file, 'needed', {
        found: `there is no section with the key "${key}".`,
        expected: `The page shows the sections ${keys.join(', ')}.`,
      }),
    )
}

function specifiedProblems(
  documents: ReadonlyArray<ContentDocument>,
  { statements, at, words = [], count }: Specified,
) {
  const found = below(documents, at)
  const text = found.map(({ fields, body }) => `${fields?.excerpt.text} ${body?.text}`).join(' ')
  const plain = text.replace(/\s+/gu, ' ').toLowerCase()
  const missing = words
    .filter((word) => !plain.includes(word.toLowerCase()))
    .map((word) => `"${word}" is not here.`)
  const wrong =
    count === undefined || count === found.length
      ? []
      : [`there are ${found.length} documents, not ${count}.`]
  return [...missing, ...wrong].map((difference) =>
    problemOfFile(`content/${at}`, 'specified', {
      found: difference,
      expected: `docs/spec.md says otherwise (${statements}). Change it there as well if this is on purpose.`,
    }),
  )
}

function below(documents: ReadonlyArray<ContentDocument>, at: string) {
  return documents.filter(({ file }) => file === `content/${at}` || file.startsWith(`content/${at}/`))
}

import type { ContentDocument } from '#scripts/content/checks/document.ts'
import type { Problem } from '#scripts/content/checks/problem.ts'
import {
  collectionProblems,
  fileProblems,
  type ShownFiles,
  sectionProblems,
  type NeededSections,
  valueProblems,
  type NeededValues,
} from '#scripts/content/checks/expectations/pages.ts'
import { linkedProblems } from './linked.ts'
import { specifiedProblems, type Specified } from './specified.ts'

export type Expectations = {
  /** Pictures used by the code, by their paths below content/. */
  pictures: ReadonlyArray<string>
  /** Files required besides pages/, whose files `sections` lists. */
  files: ShownFiles
  /** Folders that need at least one document. */
  collections: ReadonlyArray<string>
  sections: NeededSections
  values: NeededValues
  /** Pages that visitors find only by links of the content. */
  linked: ReadonlyArray<string>
  specified: ReadonlyArray<Specified>
}

/**
 * Reports content that pages need but is missing, content that no page shows, and deviations from the specification.
 */
export function expectationProblems(
  documents: ReadonlyArray<ContentDocument>,
  { files, collections, sections, values, linked, specified }: Expectations,
  today: Date,
): Array<Problem> {
  return [
    ...fileProblems(documents, { pages: Object.keys(sections), ...files }),
    ...collectionProblems(documents, collections),
    ...sectionProblems(documents, sections),
    ...valueProblems(documents, values, today),
    ...linkedProblems(documents, linked),
    ...specified.flatMap((statement) => specifiedProblems(documents, statement)),
  ]
}

import type { ContentDocument } from '#scripts/content/checks/document.ts'
import type { Problem } from '#scripts/content/checks/problem.ts'
import { fileProblems, type ShownFiles } from './files.ts'
import { sectionProblems, type NeededSections } from './sections.ts'
import { specifiedProblems, type Specified } from './specified.ts'
import { valueProblems, type NeededValues } from './values.ts'

export type Expectations = {
  /** Pictures that the code shows, by their paths below content/. */
  pictures: ReadonlyArray<string>
  /** Beside pages/, which has the pages of `sections`. */
  files: ShownFiles
  sections: NeededSections
  values: NeededValues
  specified: ReadonlyArray<Specified>
}

/** What pages could not be built without, what they do not show, and where the content leaves the specification. */
export function expectationProblems(
  documents: ReadonlyArray<ContentDocument>,
  { files, sections, values, specified }: Expectations,
  today: Date,
): Array<Problem> {
  return [
    ...fileProblems(documents, { pages: Object.keys(sections), ...files }),
    ...sectionProblems(documents, sections),
    ...valueProblems(documents, values, today),
    ...specified.flatMap((statement) => specifiedProblems(documents, statement)),
  ]
}

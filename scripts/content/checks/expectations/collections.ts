import { documentsBelow, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'

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

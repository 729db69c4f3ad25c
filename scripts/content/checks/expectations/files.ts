import { posix } from 'node:path'
import { documentsBelow, type ContentDocument } from '#scripts/content/checks/document.ts'
import { didYouMean, named } from '#scripts/content/checks/nearest.ts'
import { problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'

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

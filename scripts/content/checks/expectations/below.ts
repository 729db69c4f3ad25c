import type { ContentDocument } from '#scripts/content/checks/document.ts'

/** The documents of a file or of a folder, by its path below content/. */
export function below(documents: ReadonlyArray<ContentDocument>, at: string): Array<ContentDocument> {
  return documents.filter(({ file }) => file === `content/${at}` || file.startsWith(`content/${at}/`))
}

/** Documents by their place in the list. Copies first: the generated arrays are shared by every page. */
export function inOrder<Document extends { order: number }>(
  documents: ReadonlyArray<Document>,
): Array<Document> {
  return documents.slice().sort((a, b) => a.order - b.order)
}

/** Sorts documents by their position. Copies first: the generated arrays are shared by every page. */
export function inOrder<Document extends { order: number }>(
  documents: ReadonlyArray<Document>,
): Array<Document> {
  return documents.slice().sort((a, b) => a.order - b.order)
}

const compilerFields = ['_id', '_raw', 'documentType', 'raw'] as const
type CompilerField = (typeof compilerFields)[number]

/** A document without compiler metadata. */
export type Lean<T> =
  T extends Array<infer Item>
    ? Array<Lean<Item>>
    : T extends object
      ? { [Key in keyof T as Key extends CompilerField ? never : Key]: Lean<T[Key]> }
      : T

/**
 * Removes data that no page shows, at every depth: loader data is written into the page, so every visitor would load
 * the Markdown beside its HTML.
 */
export function lean<T>(value: T): Lean<T> {
  // TypeScript cannot follow a mapped type through Object.entries.
  if (Array.isArray(value)) return value.map((item: unknown) => lean(item)) as Lean<T>
  if (typeof value !== 'object' || value === null) return value as Lean<T>
  const kept = Object.entries(value).filter(([key]) => !compilerFields.some((field) => field === key))
  return Object.fromEntries(kept.map(([key, field]) => [key, lean(field)])) as Lean<T>
}

/** Calls `make` on first use and caches its result: for values that depend on the content alone. */
export function once<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: make() }
    return known.value
  }
}

/** Calls `make` on first use and caches its result: for values that depend on the content alone. */
export function once<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: make() }
    return known.value
  }
}

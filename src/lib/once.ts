/** A function that works its answer out when it is first asked, and keeps it: for what follows from the content alone. */
export function once<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: make() }
    return known.value
  }
}

/** A random number generator with the same numbers in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Random choices for the document with this number, the same in every run. */
export function chanceOf(seed: number) {
  const random = seededRandom(seed)

  function below(limit: number): number {
    return Math.floor(random() * limit)
  }

  function one(items: ReadonlyArray<string>): string {
    return items[below(items.length)] ?? ''
  }

  /** Shuffles the items. */
  function shuffled<Item>(items: ReadonlyArray<Item>): Array<Item> {
    return items
      .map((item) => ({ item, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }

  return { below, one, shuffled }
}

export type Chance = ReturnType<typeof chanceOf>

/** Returns one of all combinations of the words, a different one for each number below their product. */
export function combination(number: number, lists: ReadonlyArray<ReadonlyArray<string>>): Array<string> {
  let rest = number
  return lists.map((list) => {
    const word = list[rest % list.length] ?? ''
    rest = Math.floor(rest / list.length)
    return word
  })
}

import type { BlogArticle } from 'contentlayer/generated'

type Article = Pick<BlogArticle, 'id' | 'topics'>

const RELATED_ARTICLES = 3

/**
 * Returns a function that finds articles related to one: those with the most shared topics first, ties by the next
 * id, wrapping around. An index by topics avoids comparing each article with all others on a site with ten thousand.
 */
export function relatedIn<Each extends Article>(all: ReadonlyArray<Each>): (article: Each) => Array<Each> {
  const inOrder = all.slice().sort((a, b) => a.id - b.id)
  const placeOf = new Map(inOrder.map((article, place) => [article.id, place]))
  const everyPlace = inOrder.map((_, place) => place)
  const withTopics = new Map<string, Array<number>>([['', everyPlace]])
  for (const [place, { topics }] of inOrder.entries()) {
    for (const some of combinations(topics)) {
      if (some.length === 0) continue
      const places = withTopics.get(keyOf(some))
      if (places) places.push(place)
      else withTopics.set(keyOf(some), [place])
    }
  }

  /** The positions after this one, and then those before it, of articles with all these topics. */
  function* ahead(topics: ReadonlyArray<string>, place: number): Generator<number> {
    const places = withTopics.get(keyOf(topics)) ?? []
    const start = firstAfter(places, place)
    for (let step = 0; step < places.length; step++) {
      const other = places[(start + step) % places.length]
      if (other !== undefined && other !== place) yield other
    }
  }

  return (article) => {
    const place = placeOf.get(article.id) ?? 0
    const steps = (other: number) => (other - place + inOrder.length) % inOrder.length
    const found: Array<number> = []
    const groups = groupedByLength(combinations(article.topics))
    for (const group of groups) {
      // For each combination of topics, the nearest articles suffice as candidates.
      const candidates = group.flatMap((topics) => nearest(ahead(topics, place), found))
      const nearer = [...new Set(candidates)].sort((a, b) => steps(a) - steps(b))
      found.push(...nearer.slice(0, RELATED_ARTICLES - found.length))
      if (found.length === RELATED_ARTICLES) break
    }
    return found.flatMap((other) => inOrder[other] ?? [])
  }
}

function nearest(places: Generator<number>, taken: ReadonlyArray<number>): Array<number> {
  const wanted: Array<number> = []
  for (const place of places) {
    if (!taken.includes(place)) wanted.push(place)
    if (wanted.length === RELATED_ARTICLES) break
  }
  return wanted
}

function keyOf(topics: ReadonlyArray<string>): string {
  return [...topics].sort().join('\n')
}

/** Every subset of the topics, including the empty one. An article has at most four. */
function combinations(topics: ReadonlyArray<string>): Array<Array<string>> {
  return [...new Set(topics)].reduce<Array<Array<string>>>(
    (some, topic) => [...some, ...some.map((each) => [...each, topic])],
    [[]],
  )
}

function groupedByLength(choices: ReadonlyArray<Array<string>>): Array<Array<Array<string>>> {
  const max = Math.max(...choices.map(({ length }) => length))
  return Array.from({ length: max + 1 }, (_, fewer) => choices.filter(({ length }) => length === max - fewer))
}

/** The index of the first greater number in an ascending list, or 0 if there is none. */
function firstAfter(numbers: ReadonlyArray<number>, number: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) > number) high = middle
    else low = middle + 1
  }
  return low === numbers.length ? 0 : low
}

import { fold } from '#src/lib/words.ts'

export type Named = { label: string; alsoCalled?: ReadonlyArray<string> | undefined }

/**
 * The items with this text in one of their names, without regard to case, accents and apostrophes: first those that
 * are called so, then those with a name that begins so, then those with a word that does.
 */
export function findByName<Item extends Named>(items: ReadonlyArray<Item>, typed: string): Array<Item> {
  const wanted = fold(typed).trim()
  return items
    .map((item) => ({ item, rank: Math.min(...namesOf(item).map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank !== Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

function namesOf({ label, alsoCalled = [] }: Named): Array<string> {
  return [label, ...alsoCalled].map(fold)
}

function rankOf(name: string, wanted: string): number {
  if (wanted === '') return 0
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(` ${wanted}`)) return 2
  return name.includes(wanted) ? 3 : Infinity
}

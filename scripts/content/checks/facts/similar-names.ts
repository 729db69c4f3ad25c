import leven from 'leven'

type Name = { plain: string }
type Part = { at: number; length: number }
type Entry<T> = { name: T; letters: number }

const MAX_SLIPS = 2

/** Finds names that differ by one or two typing mistakes, without comparing every pair. */
export function similarNames<T extends Name>() {
  const parts = new Map<number, Array<Entry<T>>>()

  return {
    add(name: T) {
      const { plain } = name
      const entry = { name, letters: oddLetters(plain) }
      const hashes = hashesOf(plain)
      for (const [number, part] of partsOf(plain.length).entries()) {
        const key = keyOf(hashes, plain.length, number, part)
        const known = parts.get(key)
        if (known) known.push(entry)
        else parts.set(key, [entry])
      }
    },
    find(name: T): T | undefined {
      const letters = oddLetters(name.plain)
      const isWanted = (other: Entry<T>) =>
        mayBeNear(letters, other.letters) && isNear(name.plain, other.name.plain)
      for (const key of keysAround(name.plain)) {
        const near = parts.get(key)?.find(isWanted)
        if (near) return near.name
      }
      return undefined
    },
  }
}

const partsOfLength = new Map<number, Array<Part>>()

/** Splits a name into one part more than the number of mistakes, so that similar names share at least one part. */
function partsOf(length: number): Array<Part> {
  const known = partsOfLength.get(length)
  if (known) return known
  const ends = Array.from({ length: MAX_SLIPS + 2 }, (_, number) =>
    Math.floor((number * length) / (MAX_SLIPS + 1)),
  )
  const parts = ends
    .slice(1)
    .map((end, number) => ({ at: ends[number] ?? 0, length: end - (ends[number] ?? 0) }))
  partsOfLength.set(length, parts)
  return parts
}

/** The keys of names of similar length that may share a part with this name. */
function* keysAround(plain: string): Generator<number> {
  const hashes = hashesOf(plain)
  for (let length = Math.max(plain.length - MAX_SLIPS, 0); length <= plain.length + MAX_SLIPS; length++) {
    for (const [number, part] of partsOf(length).entries()) {
      const last = Math.min(part.at + MAX_SLIPS, plain.length - part.length)
      for (let at = Math.max(part.at - MAX_SLIPS, 0); at <= last; at++)
        yield keyOf(hashes, length, number, { at, length: part.length })
    }
  }
}

const BASE = 0x01000193
const powers = [1]

/** For each position, the hash of the text before it. */
function hashesOf(plain: string): Array<number> {
  const hashes = [0]
  for (let at = 0; at < plain.length; at++) {
    hashes.push((Math.imul(hashes[at] ?? 0, BASE) + plain.charCodeAt(at) + 1) | 0)
    powers[at + 1] ??= Math.imul(powers[at] ?? 1, BASE)
  }
  return hashes
}

/** The key of a part of a name. Collisions are resolved by the comparison that follows. */
function keyOf(hashes: ReadonlyArray<number>, length: number, number: number, part: Part): number {
  const before = Math.imul(hashes[part.at] ?? 0, powers[part.length] ?? 1)
  const hash = ((hashes[part.at + part.length] ?? 0) - before) | 0
  return Math.imul(Math.imul(hash, 31) + length, 31) + number
}

/** A bit for each letter that occurs an odd number of times. */
function oddLetters(plain: string) {
  let bits = 0
  for (let at = 0; at < plain.length; at++) bits ^= 1 << (plain.charCodeAt(at) & 31)
  return bits
}

/**
 * A typing mistake changes at most two bits. This test is a hundred times as fast as a comparison, if thousands of
 * names begin alike.
 */
function mayBeNear(one: number, other: number) {
  let different = one ^ other
  let count = 0
  for (; different !== 0 && count <= 2 * MAX_SLIPS; count++) different &= different - 1
  return count <= 2 * MAX_SLIPS
}

function isNear(one: string, other: string) {
  if (one === other) return true
  const length = Math.min(one.length, other.length)
  // In short names a single letter makes a different name.
  const slips = length < 10 ? 0 : length < 16 ? 1 : MAX_SLIPS
  // Titles with different years or numbers are different.
  if (one.replace(/\D/g, '') !== other.replace(/\D/g, '')) return false
  return slips > 0 && leven(one, other, { maxDistance: slips + 1 }) <= slips
}

import leven from 'leven'

type Name = { plain: string }
type Part = { at: number; length: number }

const MAX_SLIPS = 2

/** Names that differ by a slip or two, found without a comparison of every pair. */
export function similarNames<T extends Name>() {
  const parts = new Map<string, Array<{ name: T; letters: number }>>()

  return {
    add(name: T) {
      const entry = { name, letters: oddLetters(name.plain) }
      for (const [number, { at, length }] of partsOf(name.plain.length).entries()) {
        const key = keyOf(name.plain.length, number, name.plain.slice(at, at + length))
        const known = parts.get(key)
        if (known) known.push(entry)
        else parts.set(key, [entry])
      }
    },
    find(name: T): T | undefined {
      const letters = oddLetters(name.plain)
      for (const key of keysAround(name.plain)) {
        const near = parts
          .get(key)
          ?.find((other) => mayBeNear(letters, other.letters) && isNear(name.plain, other.name.plain))
        if (near) return near.name
      }
      return undefined
    },
  }
}

/** Of one part more than there are slips, one is untouched: names that are near have it in common. */
function partsOf(length: number): Array<Part> {
  const ends = Array.from({ length: MAX_SLIPS + 2 }, (_, number) =>
    Math.floor((number * length) / (MAX_SLIPS + 1)),
  )
  return ends.slice(1).map((end, number) => ({ at: ends[number] ?? 0, length: end - (ends[number] ?? 0) }))
}

function keysAround(plain: string): Array<string> {
  const keys: Array<string> = []
  for (let length = plain.length - MAX_SLIPS; length <= plain.length + MAX_SLIPS; length++) {
    for (const [number, part] of partsOf(Math.max(length, 0)).entries()) {
      for (let at = Math.max(part.at - MAX_SLIPS, 0); at <= part.at + MAX_SLIPS; at++)
        keys.push(keyOf(length, number, plain.slice(at, at + part.length)))
    }
  }
  return keys
}

function keyOf(length: number, number: number, text: string) {
  return `${length}:${number}:${text}`
}

/** A bit for each letter that is there an odd number of times. */
function oddLetters(plain: string) {
  let bits = 0
  for (let at = 0; at < plain.length; at++) bits ^= 1 << (plain.charCodeAt(at) & 31)
  return bits
}

/** A slip changes two bits at most. This is a hundred times as fast as a comparison, when thousands begin alike. */
function mayBeNear(one: number, other: number) {
  let different = one ^ other
  let count = 0
  for (; different !== 0 && count <= 2 * MAX_SLIPS; count++) different &= different - 1
  return count <= 2 * MAX_SLIPS
}

function isNear(one: string, other: string) {
  if (one === other) return true
  const length = Math.min(one.length, other.length)
  // In short names one letter makes another name.
  const slips = length < 10 ? 0 : length < 16 ? 1 : MAX_SLIPS
  // Years and numbers tell titles apart.
  if (one.replace(/\D/g, '') !== other.replace(/\D/g, '')) return false
  return slips > 0 && leven(one, other, { maxDistance: slips + 1 }) <= slips
}

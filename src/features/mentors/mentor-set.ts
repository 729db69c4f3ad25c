/** A bit set of mentors, by their position in the directory. For 5,000 mentors it has 157 numbers. */
export type MentorSet = Uint32Array

const BITS = 32

export function emptySet(places: number): MentorSet {
  return new Uint32Array(Math.ceil(places / BITS))
}

export function add(set: MentorSet, place: number) {
  const index = place >>> 5
  set[index] = (set[index] ?? 0) | (1 << (place & 31))
}

export function has(set: MentorSet, place: number): boolean {
  return ((set[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
}

/** The set of all positions that meet the condition. */
export function setOf(places: number, holds: (place: number) => boolean): MentorSet {
  const set = emptySet(places)
  for (let place = 0; place < places; place += 1) if (holds(place)) add(set, place)
  return set
}

export function union(sets: ReadonlyArray<MentorSet>, places: number): MentorSet {
  const all = emptySet(places)
  for (const set of sets) set.forEach((bits, index) => (all[index] = (all[index] ?? 0) | bits))
  return all
}

export function intersection(a: MentorSet, b: MentorSet): MentorSet {
  return a.map((bits, index) => bits & (b[index] ?? 0))
}

/** The size of the intersection. */
export function sizeOfBoth(a: MentorSet, b: MentorSet): number {
  let size = 0
  for (let index = 0; index < a.length; index += 1) size += popCount((a[index] ?? 0) & (b[index] ?? 0))
  return size
}

export function sizeOf(set: MentorSet): number {
  return sizeOfBoth(set, set)
}

/** Counts the set bits of a number by adding neighbouring fields of bits. */
function popCount(bits: number): number {
  let counts = bits - ((bits >>> 1) & 0x55555555)
  counts = (counts & 0x33333333) + ((counts >>> 2) & 0x33333333)
  return Math.imul((counts + (counts >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

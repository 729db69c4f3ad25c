import { statSync } from 'node:fs'

type Known<Value> = { state: string; value: Value }

/**
 * Caches a function of a file's content within this process until the file changes. It compares the change time,
 * which only the file system sets, besides the modification time, which programs can set.
 */
export function perContent<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Known<Value>>()
  return (file) => {
    const state = stateOf(file)
    const before = known.get(file)
    if (before?.state === state) return before.value
    const value = read(file)
    known.set(file, { state, value })
    return value
  }
}

/** A value that changes with every change of the file. */
export function stateOf(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true })
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}

import { statSync } from 'node:fs'

type Known<Value> = { state: string; value: Value }

/**
 * A function of a file's content that is asked again only after the file was written, in this process. Unlike the time of
 * the last edit, which programs can set, the time of the last change of a file's state is that of the file system.
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

/** What changes with every change of a file. */
export function stateOf(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true })
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}

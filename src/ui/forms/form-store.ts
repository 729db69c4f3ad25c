import type { RefObject } from 'react'
import { createListeners } from '#src/lib/listeners.ts'
import { fillIn, readValues, type FormValues } from './form-values.ts'

type Write = (value: string) => void

/**
 * Reads and writes the values of a form, and notifies subscribers of changes. Non-native controls, such as a
 * searchable menu, register a function that sets their value.
 */
export function createFormStore(ref: RefObject<HTMLFormElement | null>) {
  const writers = new Map<string, Write>()
  const { subscribe, notify } = createListeners()

  function fill(values: FormValues) {
    if (ref.current === null) return
    const present = readValues(ref.current)
    fillIn(ref.current, values)
    for (const [name, write] of writers) {
      const value = values[name]
      if (!present[name] && typeof value === 'string') write(value)
    }
    notify()
  }

  return {
    read: (): FormValues => (ref.current ? readValues(ref.current) : {}),
    fill,
    notify,
    reset(values: FormValues) {
      ref.current?.reset()
      for (const write of writers.values()) write('')
      fill(values)
    },
    connect(name: string, write: Write) {
      writers.set(name, write)
      return () => void writers.delete(name)
    },
    subscribe,
  }
}

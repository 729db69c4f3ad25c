/**
 * The only module that accesses browser storage. Reading never throws and validates every value: storage may be
 * blocked, full, or contain data of an older version, another tab or the visitor. Do not call it while rendering.
 */

/** `local` outlives the browser session, `session` ends with the tab. */
type Area = 'local' | 'session'

export type StoredValue<Value> = ReturnType<typeof stored<Value>>

export function storedText(area: Area, key: string) {
  return stored(area, key, (text) => text, String)
}

/** Any JSON value; `parse` returns its typed value, or null if invalid. */
export function storedJson<Value>(area: Area, key: string, parse: (found: unknown) => Value | null) {
  return stored<Value>(area, key, (text) => parse(JSON.parse(text)), JSON.stringify)
}

function stored<Value>(
  area: Area,
  key: string,
  parse: (text: string) => Value | null,
  format: (value: Value) => string,
) {
  const read = () =>
    attempt(() => {
      const text = storageOf(area).getItem(key)
      return text === null ? null : parse(text)
    }, null)
  return {
    /** Null without a valid stored value. */
    read,
    /** False if the browser cannot store it. */
    write: (value: Value) =>
      attempt(() => {
        storageOf(area).setItem(key, format(value))
        return true
      }, false),
    clear: () => attempt(() => storageOf(area).removeItem(key), undefined),
    /** Calls the listener on changes in another tab; returns a function that stops this. */
    watch: (listener: (value: Value | null) => void) => {
      // An event without a key means that all of storage was cleared.
      const notice = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(read())
      }
      window.addEventListener('storage', notice)
      return () => window.removeEventListener('storage', notice)
    },
  }
}

// If storage is blocked, even accessing the property throws.
function storageOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch {
    // Storage is blocked, full or unreadable: the site works without stored data.
    return otherwise
  }
}

/**
 * The only place that touches browser storage. Reading never throws and never trusts: storage may be blocked, full, or hold
 * what an older version, another tab or a curious visitor put there. Call nothing here while rendering.
 */

/** `local` outlives the browser, `session` ends with the tab. */
type Area = 'local' | 'session'

export type StoredValue<Value> = {
  /** Null when nothing useful is stored. */
  read: () => Value | null
  /** False when the browser refused to keep it. */
  write: (value: Value) => boolean
  clear: () => void
  /** Calls back when another tab changed it; returns how to stop that. */
  watch: (listener: (value: Value | null) => void) => () => void
}

export function storedText(area: Area, key: string): StoredValue<string> {
  return stored(area, key, (text) => text, String)
}

/** A finite number. Anything else that is found there counts as nothing. */
export function storedNumber(area: Area, key: string): StoredValue<number> {
  return stored(area, key, parseNumber, String)
}

/** Anything JSON can hold; `parse` says what it is, or null for what it should not be. */
export function storedJson<Value>(
  area: Area,
  key: string,
  parse: (found: unknown) => Value | null,
): StoredValue<Value> {
  return stored(area, key, (text) => parse(JSON.parse(text)), JSON.stringify)
}

function stored<Value>(
  area: Area,
  key: string,
  parse: (text: string) => Value | null,
  format: (value: Value) => string,
): StoredValue<Value> {
  const read = () =>
    attempt(() => {
      const text = storageOf(area).getItem(key)
      return text === null ? null : parse(text)
    }, null)
  return {
    read,
    write: (value) =>
      attempt(() => {
        storageOf(area).setItem(key, format(value))
        return true
      }, false),
    clear: () => attempt(() => storageOf(area).removeItem(key), undefined),
    watch: (listener) => {
      // Without a key everything was cleared.
      const notice = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(read())
      }
      window.addEventListener('storage', notice)
      return () => window.removeEventListener('storage', notice)
    },
  }
}

// Where storage is blocked, already the look at it throws.
function storageOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch {
    // Blocked, full or unreadable: the site works without what it would have remembered.
    return otherwise
  }
}

function parseNumber(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

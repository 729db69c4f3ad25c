import { storedJson, storedText } from '#src/lib/storage.ts'

/*
 * Drafts that are written while their form may be open: a queued form was cancelled, in this tab or another. The
 * form has to show them, as its empty fields would replace them.
 */

type Listener = (isHere: boolean) => void

/** By the draft's name, in this tab. */
const listeners = new Map<string, Set<Listener>>()

/** Drafts that a form has written do not have this mark. */
const ifRestored = (found: unknown) =>
  typeof found === 'object' && found !== null && 'isRestored' in found ? found : null

/** Stores the text of a draft as new, so that it does not expire at once, and tells its open forms in all tabs. */
export function restoreDraft(name: string, text: string): void {
  const draft = JSON.parse(text) as object
  storedText('local', `draft:${name}`).write(
    JSON.stringify({ ...draft, savedAt: Date.now(), isRestored: true }),
  )
  for (const listener of listeners.get(name) ?? []) listener(true)
}

/** Calls back when the draft is restored; `isHere` is false if that happened in another tab. */
export function watchRestoredDraft(name: string, listener: Listener): () => void {
  const here = listeners.get(name) ?? new Set()
  listeners.set(name, here.add(listener))
  const stop = storedJson('local', `draft:${name}`, ifRestored).watch((draft) => {
    if (draft !== null) listener(false)
  })
  return () => {
    here.delete(listener)
    stop()
  }
}

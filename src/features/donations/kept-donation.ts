import { draftOf, isExpired, storedDraft, type DraftValues } from '#src/lib/draft.ts'
import type { FormValues } from '#src/lib/form-values.ts'
import type { DraftStatus } from '#src/ui/forms/use-draft.ts'

export type KeptDonation = ReturnType<typeof keepDonation>

/**
 * What is typed for a gift. It outlives tabs and window, and on this device the page as well: both forms write into it what
 * they know and leave alone what only the other knows. Where the device keeps nothing, it lasts as long as the page.
 */
export function keepDonation() {
  const stored = storedDraft('donation')
  let values: DraftValues | null = null
  let status: DraftStatus = 'none'
  let sent = { content: '', key: '' }

  function read(): DraftValues {
    if (values !== null) return values
    const draft = stored.read()
    if (draft !== null && isExpired(draft, Date.now())) stored.clear()
    else if (draft !== null) {
      status = 'restored'
      return (values = draft.values)
    }
    return (values = {})
  }

  function write(changed: FormValues) {
    const draft = draftOf({ ...read(), ...changed }, Date.now())
    values = draft?.values ?? {}
    if (draft === null) stored.clear()
    status = draft !== null && stored.write(draft) ? 'saved' : 'none'
  }

  function clear() {
    values = {}
    status = 'none'
    stored.clear()
  }

  return {
    read,
    write,
    clear,
    status: () => status,
    /** The key of the last try, when this is the same gift again: also after the window was closed, it is stored once. */
    keyFor(gift: unknown, newKey: string): string {
      const content = JSON.stringify(gift)
      if (sent.content !== content) sent = { content, key: newKey }
      return sent.key
    },
  }
}

import type { NewLetter, OutboxStore } from '#server/stores/outbox.ts'

export type Mail = ReturnType<typeof makeMail>

/** Where letters are posted. They are in the database when `enqueue` returns, and sent soon after. */
export function makeMail({ outbox }: { outbox: OutboxStore }) {
  let deliver = () => {}

  async function enqueue(letter: NewLetter) {
    await outbox.add(letter)
    deliverSoon()
  }

  /** Takes the time of `enqueue` and sends nothing. */
  async function pretendToEnqueue(letter: NewLetter) {
    await outbox.pretendToAdd(letter)
    deliverSoon()
  }

  /** For letters that were put into the outbox together with something else. */
  function deliverSoon() {
    // The answer that is on its way goes out first.
    setImmediate(() => deliver())
  }

  function onEnqueued(listener: () => void) {
    deliver = listener
  }

  return { enqueue, pretendToEnqueue, deliverSoon, onEnqueued }
}

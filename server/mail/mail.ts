import type { NewEmail, OutboxStore } from './outbox-store.ts'

export type Mail = ReturnType<typeof makeMail>

/** Where emails are posted. They are in the database when `enqueue` returns, and sent soon after. */
export function makeMail({ outbox }: { outbox: OutboxStore }) {
  let deliver = () => {}

  async function enqueue(email: NewEmail) {
    await outbox.add(email)
    deliverSoon()
  }

  /** Takes the time of `enqueue` and sends nothing. */
  async function pretendToEnqueue(email: NewEmail) {
    await outbox.pretendToAdd(email)
    deliverSoon()
  }

  /** For emails that were put into the outbox together with something else. */
  function deliverSoon() {
    // The answer that is on its way goes out first.
    setImmediate(() => deliver())
  }

  function onEnqueued(listener: () => void) {
    deliver = listener
  }

  return { enqueue, pretendToEnqueue, deliverSoon, onEnqueued }
}

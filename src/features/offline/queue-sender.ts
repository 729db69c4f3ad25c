import { isRecord } from '#contract/endpoint.ts'
import { IDEMPOTENCY_KEY_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { json } from '#src/api/client.ts'
import { env } from '#src/lib/env.ts'
import { storedText } from '#src/lib/storage.ts'
import { withinTime } from '#src/lib/time-limit.ts'
import { hasNetwork } from './has-network.ts'
import { changeEntry, isBlocked, readQueue, unpackPayload, type QueuedSubmission } from './queue.ts'

/** The time between two attempts while a page is open, beside those when the network returns. */
const RETRY_MS = 30_000
/** The time limit of an attempt, and of one with a file, for which the server waits five minutes. */
export const ATTEMPT_MS = 60_000
const UPLOAD_MS = 6 * 60_000
const LOCK = 'submission-queue'
const owner = storedText('local', 'memberId')

/** Sends queued forms now, when the network returns, and every half minute. Returns a function that stops this. */
export function startSending(): () => void {
  const sending = new AbortController()
  const { signal } = sending
  const runIfVisible = () => {
    if (document.visibilityState === 'visible') void sendQueue()
  }
  window.addEventListener('online', () => void sendQueue(), { signal })
  document.addEventListener('visibilitychange', runIfVisible, { signal })
  const timer = setInterval(() => void sendQueue({ isRepeated: true }), RETRY_MS)
  void sendQueue()
  return () => {
    sending.abort()
    clearInterval(timer)
  }
}

/**
 * Sends the queued forms, in one tab at a time. Without the Web Locks API two tabs may send the same entry; the
 * idempotency key makes the server store it once.
 */
export async function sendQueue(options: SendOptions = {}): Promise<void> {
  try {
    if (!('locks' in navigator)) return await sendWaiting(options)
    // Not queued behind the attempts that run now, which would be followed by another one at once.
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && sendWaiting(options))
  } catch {
    // The browser refused the lock: the next moment tries again.
  }
}

type SendOptions = {
  /** An attempt by the timer, which leaves out what has been blocked several times. */
  isRepeated?: boolean
}

/** Sends the entries that wait. Exported for tests. */
export async function sendWaiting({ isRepeated = false }: SendOptions = {}): Promise<void> {
  if (env.formDelivery === 'none') return
  for (const { key } of await readQueue()) {
    if (!navigator.onLine) return
    // Read again: it may have been cancelled meanwhile.
    const entry = (await readQueue()).find((known) => known.key === key)
    if (entry?.state !== 'waiting' || (isRepeated && isBlocked(entry))) continue
    await changeEntry(key, { mayHaveArrived: true })
    await changeEntry(key, await attempt(entry))
  }
}

async function attempt(entry: QueuedSubmission): Promise<Partial<QueuedSubmission>> {
  const { kind, payload, blockedAttempts } = entry
  if (payload === null) return { state: 'refused' }
  let status = 0
  try {
    const { response, found } = await post(entry, unpackPayload(payload))
    status = response.status
    if (response.ok) {
      const { reference } = submissionEndpoint(kind).answer(found)
      return { state: 'sent', sentAt: Date.now(), reference, payload: null, drafts: {} }
    }
    if (isFinal(status)) return { state: 'refused', message: messageIn(found, status) }
  } catch {
    // No connection, or a response from another server such as a captive portal: try again later.
  }
  // Something on the device or in the network blocks the request, such as a filter.
  const isBlockedNow = status === 0 && (await hasNetwork())
  return { blockedAttempts: isBlockedNow ? blockedAttempts + 1 : 0 }
}

/** Posts a form within the time limit, so that one that gets no answer does not hold up the others. */
function post({ key, kind, memberId }: QueuedSubmission, content: object) {
  const { method, path } = submissionEndpoint(kind)
  const isUpload = content instanceof FormData
  const { body, headers } = isUpload ? { body: content, headers: {} } : json(content)
  // An entry of a signed-out visitor must not be stored for a member who has signed in meanwhile.
  const isOwn = memberId !== null && memberId === owner.read()
  return withinTime(isUpload ? UPLOAD_MS : ATTEMPT_MS, async (signal) => {
    const response = await fetch(`${env.apiUrl}${path}`, {
      method,
      body,
      signal,
      credentials: isOwn ? 'include' : 'omit',
      headers: { ...headers, [IDEMPOTENCY_KEY_HEADER]: key },
    })
    const found: unknown = await response.json().catch(() => null)
    return { response, found }
  })
}

/** Whether a retry cannot succeed. Temporary errors are not final. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 408 && status !== 425 && status !== 429
}

// Messages of other statuses are not written for visitors.
function messageIn(found: unknown, status: number): string {
  const isForVisitor = [400, 409, 413, 415, 422].includes(status) && isRecord(found)
  return isForVisitor && typeof found.error === 'string' ? found.error : 'This could not be accepted.'
}

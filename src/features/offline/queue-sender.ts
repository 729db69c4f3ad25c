import { ApiError, request } from '#src/api/client.ts'
import { isMessageForVisitor, submissionRequest } from '#src/api/delivery.ts'
import { env } from '#src/lib/env.ts'
import { withinTime } from '#src/lib/time-limit.ts'
import { hasNetwork } from './has-network.ts'
import {
  changeEntry,
  isBlocked,
  knownEntries,
  owner,
  readQueue,
  unpackPayload,
  type QueuedSubmission,
} from './queue.ts'

/** The time between two attempts while a page is open, beside those when the network returns. */
const RETRY_MS = 30_000
/** The time limit of an attempt, and of one with a file, for which the server waits five minutes. */
export const ATTEMPT_MS = 60_000
const UPLOAD_MS = 6 * 60_000
const LOCK = 'submission-queue'

/**
 * Sends queued forms now, when the network returns, and every half minute. Returns a function that stops this. The timer
 * leaves what is blocked to the next page: each attempt may upload megabytes, which people pay for.
 */
export function startSending(): () => void {
  const send = () => void sendQueue()
  send()
  window.addEventListener('online', send)
  const timer = setInterval(() => {
    // Reading the queue reads the files in it.
    if (knownEntries()?.some(isForTimer)) void sendQueue(isForTimer)
  }, RETRY_MS)
  return () => {
    window.removeEventListener('online', send)
    clearInterval(timer)
  }
}

function isForTimer(entry: QueuedSubmission): boolean {
  return entry.state === 'waiting' && !isBlocked(entry)
}

/**
 * Sends the queued forms, or the wanted ones, in one tab at a time. Without the Web Locks API two tabs may send the same
 * entry; the idempotency key makes the server store it once.
 */
export async function sendQueue(isWanted?: (entry: QueuedSubmission) => boolean): Promise<void> {
  try {
    if (!('locks' in navigator)) return await sendWaiting(isWanted)
    // Not queued behind the attempts that run now, which would be followed by another one at once.
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && sendWaiting(isWanted))
  } catch {
    // The browser refused the lock: the next moment tries again.
  }
}

/** Sends the wanted entries that wait. Exported for tests. */
export async function sendWaiting(isWanted = (_entry: QueuedSubmission) => true): Promise<void> {
  if (env.formDelivery === 'none') return
  for (const { key } of await readQueue()) {
    if (!navigator.onLine) return
    // Read again: it may have been cancelled meanwhile.
    const entry = (await readQueue()).find((known) => known.key === key)
    if (entry?.state !== 'waiting' || !isWanted(entry)) continue
    await changeEntry(key, { mayHaveArrived: true })
    await changeEntry(key, await attempt(entry))
  }
}

async function attempt(entry: QueuedSubmission): Promise<Partial<QueuedSubmission>> {
  const { kind, key, payload, blockedAttempts } = entry
  if (payload === null) return { state: 'refused' }
  const { path, answer, init } = submissionRequest(kind, unpackPayload(payload), key)
  const isUpload = init.body instanceof FormData
  // An entry of a signed-out visitor must not be stored for a member who has signed in meanwhile.
  const isOwn = entry.memberId !== null && entry.memberId === owner.read()
  const credentials = isOwn ? 'include' : 'omit'
  let found: unknown
  try {
    // So that a form that gets no answer does not hold up the others.
    found = await withinTime(isUpload ? UPLOAD_MS : ATTEMPT_MS, (signal) =>
      request(path, { ...init, credentials, signal }),
    )
  } catch (error) {
    if (error instanceof ApiError) return isFinal(error.status) ? refusal(error) : { blockedAttempts: 0 }
    // If the site answers, something on the device or in the network blocks the request, such as a filter.
    return { blockedAttempts: (await hasNetwork()) ? blockedAttempts + 1 : 0 }
  }
  try {
    return {
      state: 'sent',
      sentAt: Date.now(),
      reference: answer(found).reference,
      payload: null,
      drafts: {},
    }
  } catch {
    // It came from another server, such as a captive portal.
    return { blockedAttempts: 0 }
  }
}

function refusal(error: ApiError): Partial<QueuedSubmission> {
  const message = isMessageForVisitor(error) ? error.message : 'This could not be accepted.'
  return { state: 'refused', message }
}

/** Whether a retry cannot succeed. Temporary errors are not final. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 408 && status !== 425 && status !== 429
}

import { isRecord } from '#contract/endpoint.ts'
import { IDEMPOTENCY_KEY_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { json } from '#src/api/client.ts'
import { env } from '#src/lib/env.ts'
import { storedText } from '#src/lib/storage.ts'
import { withinTime } from '#src/lib/time-limit.ts'
import { hasNetwork } from './has-network.ts'
import { unpackPayload } from './payload.ts'
import {
  BLOCKED_ATTEMPTS,
  changeEntry,
  FIRST_RETRY_MS,
  knownEntries,
  readQueue,
  subscribeToQueue,
  type QueuedSubmission,
} from './queue.ts'

const MAX_RETRY_MS = 15 * 60 * 1000
/** The time limit of an attempt, and of one with a file, for which the server waits five minutes. */
export const ATTEMPT_MS = 60_000
const UPLOAD_MS = 6 * 60_000
const LOCK = 'submission-queue'
const owner = storedText('local', 'memberId')

/** Sends queued forms when they are due or the connection returns. Returns a function that stops this. */
export function startSending(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isStopped = false

  async function run(isNetworkBack: boolean) {
    if (isRunning || isStopped) return
    isRunning = true
    try {
      await sendQueue(isNetworkBack)
    } catch {
      // The browser refused the lock: the next moment tries again.
    } finally {
      isRunning = false
      plan()
    }
  }

  function plan() {
    clearTimeout(timer)
    const due = (knownEntries() ?? []).filter(isWaiting).map(({ nextAttemptAt }) => nextAttemptAt)
    const next = Math.min(...due)
    if (isRunning || isStopped || !Number.isFinite(next)) return
    const wait = Math.max(next - Date.now(), 1000)
    timer = setTimeout(() => void run(false), Math.min(wait, MAX_RETRY_MS))
  }

  const runNow = () => void run(true)
  const runIfVisible = () => {
    if (document.visibilityState === 'visible') runNow()
  }
  const stopListening = subscribeToQueue(plan)
  window.addEventListener('online', runNow)
  document.addEventListener('visibilitychange', runIfVisible)
  runNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    window.removeEventListener('online', runNow)
    document.removeEventListener('visibilitychange', runIfVisible)
  }
}

/**
 * Sends the due entries, in one tab at a time. Without the Web Locks API two tabs may send the same entry; the
 * idempotency key makes the server store it once.
 */
async function sendQueue(isNetworkBack: boolean): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK, () => sendDue(isNetworkBack))
  else await sendDue(isNetworkBack)
}

const isWaiting = ({ state }: QueuedSubmission) => state === 'waiting'

/** Sends the due entries, and all entries that wait for a connection if it is back. Exported for tests. */
export async function sendDue(isNetworkBack: boolean): Promise<void> {
  if (env.formDelivery === 'none') return
  for (const { key, state } of await readQueue()) {
    // The tab that was sending the entry has been closed: it held the lock.
    if (state === 'sending') await changeEntry(key, toWaiting)
  }
  const isDue = ({ isPaced, nextAttemptAt }: QueuedSubmission) =>
    (isNetworkBack && !isPaced) || nextAttemptAt <= Date.now()
  for (const { key } of (await readQueue()).filter((entry) => isWaiting(entry) && isDue(entry))) {
    if (!navigator.onLine) return
    let isOurs = false
    const claimed = await changeEntry(key, (entry) => {
      isOurs = isWaiting(entry)
      return isOurs ? { ...entry, state: 'sending', mayHaveArrived: true } : entry
    })
    // The entry was cancelled or sent meanwhile, or another tab is sending it.
    if (claimed === null || !isOurs) continue
    const outcome = await attempt(claimed)
    await changeEntry(key, (entry) => ({ ...entry, ...outcome }))
  }
}

function toWaiting(entry: QueuedSubmission): QueuedSubmission {
  return entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry
}

type Outcome = Partial<QueuedSubmission>

async function attempt(entry: QueuedSubmission): Promise<Outcome> {
  const { kind, payload, failures, blockedAttempts } = entry
  if (payload === null) return { state: 'refused' }
  let status = 0
  let retryAfter = 0
  try {
    const { response, found } = await post(entry, unpackPayload(payload))
    status = response.status
    retryAfter = Number(response.headers.get('retry-after') ?? 0) * 1000
    if (response.ok) {
      const { reference } = submissionEndpoint(kind).answer(found)
      return { state: 'sent', sentAt: Date.now(), reference, payload: null, drafts: {} }
    }
    if (isFinal(status)) return { state: 'refused', message: messageIn(found, status) }
  } catch {
    // No connection, or a response from another server such as a captive portal: try again later.
  }
  // Something on the device or in the network blocks the request, such as a filter.
  const blocked = status === 0 && (await hasNetwork()) ? blockedAttempts + 1 : 0
  const backoff = Math.min(FIRST_RETRY_MS * 3 ** failures, MAX_RETRY_MS)
  const wait = Math.max(backoff, Number.isFinite(retryAfter) ? retryAfter : 0)
  return {
    state: 'waiting',
    failures: failures + 1,
    blockedAttempts: blocked,
    isPaced: status >= 400,
    nextAttemptAt: blocked >= BLOCKED_ATTEMPTS ? Number.POSITIVE_INFINITY : Date.now() + wait,
  }
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

import { isRecord } from '#contract/endpoint.ts'
import { IDEMPOTENCY_KEY_HEADER, submissionEndpoint } from '#contract/submissions.ts'
import { env } from '#src/lib/env.ts'
import { unpackPayload } from '#src/lib/packed-payload.ts'
import {
  changeEntry,
  FIRST_RETRY_MS,
  isToBeSent,
  knownEntries,
  readQueue,
  subscribeToQueue,
  type QueuedSubmission,
} from '#src/lib/submission-queue.ts'
import { onRetryMoment } from '#src/lib/retry-moments.ts'
import { storedText } from '#src/lib/storage.ts'
import { json } from './client.ts'

const MAX_RETRY_MS = 15 * 60 * 1000
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
    await sendQueue(isNetworkBack)
    isRunning = false
    plan()
  }

  function plan() {
    clearTimeout(timer)
    const due = (knownEntries() ?? []).filter(isToBeSent).map(({ nextAttemptAt }) => nextAttemptAt)
    if (isRunning || isStopped || due.length === 0) return
    const wait = Math.max(Math.min(...due) - Date.now(), 1000)
    timer = setTimeout(() => void run(false), Math.min(wait, MAX_RETRY_MS))
  }

  const runNow = () => void run(true)
  const stopListening = subscribeToQueue(plan)
  const stopRetrying = onRetryMoment(runNow)
  runNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    stopRetrying()
  }
}

type IsSignedIn = (memberId: string) => boolean | Promise<boolean>
type IsOnline = () => boolean

const isOwner: IsSignedIn = (memberId) => memberId === owner.read()

/**
 * Sends the due entries, in one tab or worker at a time. Without the Web Locks API two tabs may send the same entry;
 * the idempotency key makes the server store it once.
 */
export async function sendQueue(
  isNetworkBack: boolean,
  ...worker: [IsSignedIn, IsOnline] | []
): Promise<void> {
  const send = () => sendDue(isNetworkBack, ...worker)
  if ('locks' in navigator) await navigator.locks.request(LOCK, send)
  else await send()
}

/** Sends the due entries, and all entries that wait for a connection if it is back. Exported for tests. */
export async function sendDue(
  isNetworkBack: boolean,
  isSignedIn = isOwner,
  isOnline: IsOnline = () => navigator.onLine,
): Promise<void> {
  if (env.formDelivery === 'none') return
  for (const { key, state } of await readQueue()) {
    // The tab that was sending the entry has been closed: it held the lock.
    if (state === 'sending') await changeEntry(key, toWaiting)
  }
  const isDue = ({ isPaced, nextAttemptAt }: QueuedSubmission) =>
    (isNetworkBack && !isPaced) || nextAttemptAt <= Date.now()
  for (const { key } of (await readQueue()).filter((entry) => isToBeSent(entry) && isDue(entry))) {
    if (!isOnline()) return
    let isOurs = false
    const claimed = await changeEntry(key, (entry) => {
      isOurs = isToBeSent(entry)
      return isOurs ? { ...entry, state: 'sending', mayHaveArrived: true } : entry
    })
    // The entry was cancelled or sent meanwhile, or another tab is sending it.
    if (claimed === null || !isOurs) continue
    const outcome = await attempt(claimed, isSignedIn)
    await changeEntry(key, (entry) => ({ ...entry, ...outcome }))
  }
}

function toWaiting(entry: QueuedSubmission): QueuedSubmission {
  return entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry
}

type Outcome = Partial<QueuedSubmission>

async function attempt(
  { key, kind, payload, memberId, failures }: QueuedSubmission,
  isSignedIn: IsSignedIn,
): Promise<Outcome> {
  if (payload === null) return { state: 'refused' }
  const { method, path, answer } = submissionEndpoint(kind)
  const content = unpackPayload(payload)
  const { body, headers } = content instanceof FormData ? { body: content, headers: {} } : json(content)
  let status = 0
  let retryAfter = 0
  try {
    // An entry of a signed-out visitor must not be stored for a member who has signed in meanwhile.
    const isOwn = memberId !== null && (await isSignedIn(memberId))
    const response = await fetch(`${env.apiUrl}${path}`, {
      method,
      body,
      credentials: isOwn ? 'include' : 'omit',
      headers: { ...headers, [IDEMPOTENCY_KEY_HEADER]: key },
    })
    status = response.status
    retryAfter = Number(response.headers.get('retry-after') ?? 0) * 1000
    const found: unknown = await response.json().catch(() => null)
    if (response.ok) {
      const { reference } = answer(found)
      return { state: 'sent', sentAt: Date.now(), reference, payload: null, drafts: {} }
    }
    if (isFinal(status)) return { state: 'refused', message: messageIn(found, status) }
  } catch {
    // No connection, or a response from another server such as a captive portal: try again later.
  }
  const backoff = Math.min(FIRST_RETRY_MS * 3 ** failures, MAX_RETRY_MS)
  return {
    state: 'waiting',
    failures: failures + 1,
    isPaced: status >= 400,
    nextAttemptAt: Date.now() + Math.max(backoff, Number.isFinite(retryAfter) ? retryAfter : 0),
  }
}

/** Whether a retry cannot succeed. Temporary errors are not final. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 408 && status !== 425 && status !== 429
}

// Messages of other statuses are not written for visitors.
function messageIn(found: unknown, status: number): string {
  const isForVisitor = [400, 409, 413, 415, 422].includes(status) && isRecord(found)
  return isForVisitor && typeof found.error === 'string' ? found.error : 'Our server did not take it.'
}

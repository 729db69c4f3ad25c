import { MINUTE, SECOND } from '#server/platform/clock.ts'

const MAX_AT_ONCE = 4
const MAX_PER_MINUTE = 30
const TIMEOUT = 3 * SECOND
// The time that a stopping server waits for its last reports.
const LAST_WAIT = 1 * SECOND

type Result = 'sent' | 'failed' | 'dropped'

type Options = { url: string; onResult: (result: Result) => void }

/**
 * Sends reports in the background, with limits on parallel requests, requests per minute and duration. It drops the
 * surplus, and the next report contains the number of dropped ones.
 */
export function reportSender({ url, onResult }: Options) {
  const inProgress = new Set<Promise<void>>()
  let startedAt = -Infinity
  let sentInWindow = 0
  let dropped = 0

  function hasRoom() {
    if (performance.now() >= startedAt + MINUTE) {
      startedAt = performance.now()
      sentInWindow = 0
    }
    return inProgress.size < MAX_AT_ONCE && sentInWindow < MAX_PER_MINUTE
  }

  function send(report: object) {
    if (!hasRoom()) {
      dropped += 1
      onResult('dropped')
      return
    }
    sentInWindow += 1
    const sending = post({ ...report, dropped }).then(onResult)
    dropped = 0
    inProgress.add(sending)
    void sending.finally(() => inProgress.delete(sending))
  }

  async function post(report: object): Promise<Result> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        // A redirect would send the report to an address that was not configured.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await answer.body?.cancel()
      return answer.ok ? 'sent' : 'failed'
    } catch {
      // The result reports it: the fault is on the receiver's side.
      return 'failed'
    }
  }

  async function stop() {
    let timer: NodeJS.Timeout | undefined
    const timeUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LAST_WAIT)
    })
    await Promise.race([Promise.all(inProgress), timeUp])
    clearTimeout(timer)
  }

  return { send, stop }
}

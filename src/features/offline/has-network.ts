import { withinTime } from '#src/lib/time-limit.ts'

const ANSWER_MS = 10_000

/** Whether the site answers: browsers report a connection even for a network without internet access. */
export async function hasNetwork(): Promise<boolean> {
  try {
    const ask = (signal: AbortSignal) =>
      fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal })
    await withinTime(ANSWER_MS, ask)
    return true
  } catch {
    return false
  }
}

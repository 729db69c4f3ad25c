import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from './server-under-test.ts'

const RESOLUTION_MS = 10

const RECORDER = `import { monitorEventLoopDelay } from 'node:perf_hooks'
  const delays = monitorEventLoopDelay({ resolution: ${RESOLUTION_MS} })
  delays.enable()
  process.on('SIGWINCH', () => {
    console.log('event loop delay: ' + delays.max / 1e6)
    delays.reset()
  })`

/** Node.js options for a server that records the delay of its event loop. */
export const RECORD_DELAYS = ['--import', `data:text/javascript,${encodeURIComponent(RECORDER)}`]

/**
 * The longest event loop delay since the last call, in milliseconds. Unlike the response time it is measured in the
 * server, where other work on the machine hardly counts.
 */
export async function longestDelay({ pid, output }: RunningServer) {
  const reports = () => [...output().matchAll(/^event loop delay: ([\d.]+)$/gm)]
  const before = reports().length
  process.kill(pid, 'SIGWINCH')
  while (reports().length === before) await wait(5)
  return Math.max(0, Number(reports().at(-1)?.[1]) - RESOLUTION_MS)
}

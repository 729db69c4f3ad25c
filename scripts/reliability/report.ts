import { killServers } from './server-under-test.ts'

export type Measured = {
  /** The measurements. */
  figures: string
  /** Whether all guarantees held. */
  isKept: boolean
}

export type Finding = Measured & {
  /** The injected fault. */
  fault: string
}

type Fault = { fault: string; maxSeconds: number; run: () => Promise<Measured> }

/** Injects a fault. A timeout or an exception is a finding as well, as a broken server may hang. */
export async function tryFault({ fault, maxSeconds, run }: Fault): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<Measured>((resolve) => {
    timer = setTimeout(
      () => resolve({ figures: `not over after ${maxSeconds} s`, isKept: false }),
      maxSeconds * 1000,
    )
  })
  const failed = (error: unknown) => ({ figures: `failed: ${String(error)}`, isKept: false })
  const measured = await Promise.race([run().catch(failed), timeUp])
  clearTimeout(timer)
  killServers()
  return { fault, ...measured }
}

/** One Markdown row per fault. */
export function table(findings: ReadonlyArray<Finding>) {
  const rows = findings.map(
    ({ fault, figures, isKept }) => `| ${fault} | ${figures} | ${isKept ? 'yes' : 'NO'} |`,
  )
  return ['| Fault | Figures | Kept |', '| --- | --- | --- |', ...rows].join('\n')
}

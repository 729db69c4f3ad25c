import autocannon, { type Options } from 'autocannon'

export type Rate = { perSecond: number; failed: number; slowestMs: number }

/** The answers per second to this many clients that repeat the request after each answer. */
export async function measure(options: Options): Promise<Rate> {
  const result = await autocannon({ connections: 10, duration: 5, ...options })
  const failed = result.non2xx + result.errors + result.timeouts
  return { perSecond: result['2xx'] / result.duration, failed, slowestMs: result.latency.p99 }
}

import autocannon, { type Options } from 'autocannon'

export type Rate = { perSecond: number; failed: number; slowestMs: number }

/** How many answers a second somebody gives to so many who ask again as soon as they are answered. */
export async function measure(options: Options): Promise<Rate> {
  const result = await autocannon({ connections: 10, duration: 5, ...options })
  const failed = result.non2xx + result.errors + result.timeouts
  return { perSecond: result['2xx'] / result.duration, failed, slowestMs: result.latency.p99 }
}

/**
 * Rejects, and aborts the signal, if the action has not settled after this many milliseconds. In place of
 * `AbortSignal.timeout`, which older browsers lack, and which cannot end what takes no signal.
 */
export async function withinTime<Value>(
  ms: number,
  action: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new Error(`No answer within ${ms} ms`))
    }, ms)
  })
  try {
    return await Promise.race([action(controller.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}

import { delay, http, HttpResponse } from 'msw'

export type ReceivedSubmission = { kind: string; key: string | null; type: string | null; body: unknown }

/** Accepts and records every submission. */
export function takesSubmissions(
  received: Array<ReceivedSubmission>,
  { afterMs = 0, after = Promise.resolve() } = {},
) {
  return http.post('/submissions/:kind', async ({ request, params }) => {
    received.push({
      kind: String(params.kind),
      key: request.headers.get('idempotency-key'),
      type: request.headers.get('content-type'),
      body: await request.json(),
    })
    await delay(afterMs)
    await after
    return HttpResponse.json({ success: 'Received', reference: 'KC-7F3KQ2' }, { status: 201 })
  })
}

/** A server without the submissions API, which answers with a page. */
export const knowsNoSubmissions = http.post(
  '/submissions/:kind',
  () => new HttpResponse('<!doctype html><title>Not found</title>', { status: 404 }),
)

/** Rejects submissions with a message. */
export function refusesSubmissions(error: string, status: number) {
  return http.post('/submissions/:kind', () => HttpResponse.json({ error }, { status }))
}

/** The server is unreachable. */
export const cannotBeReached = http.post('/submissions/:kind', () => HttpResponse.error())

/** Delays an answer until the test opens the gate. */
export function makeGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

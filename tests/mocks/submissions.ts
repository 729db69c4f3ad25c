import { http, HttpResponse } from 'msw'

export type ReceivedSubmission = { kind: string; key: string | null; type: string | null; body: unknown }

export function takesSubmissions(received: Array<ReceivedSubmission>, { after = Promise.resolve() } = {}) {
  return http.post('/submissions/:kind', async ({ request, params }) => {
    received.push({
      kind: String(params.kind),
      key: request.headers.get('idempotency-key'),
      type: request.headers.get('content-type'),
      body: await request.json(),
    })
    await after
    return HttpResponse.json({ success: 'Received', reference: 'KC-7F3KQ2' }, { status: 201 })
  })
}

export function refusesSubmissions(error: string, status: number) {
  return http.post('/submissions/:kind', () => HttpResponse.json({ error }, { status }))
}

/** Submissions do not get through. */
const cannotBeReached = http.post('/submissions/:kind', () => HttpResponse.error())

/** Neither submissions nor pages get through. */
export const noConnection = [cannotBeReached, http.head('*', () => HttpResponse.error())]

/** Submissions do not get through, although pages do. */
export const submissionsAreBlocked = [cannotBeReached, http.head('*', () => new HttpResponse())]

/** Delays an answer until the test opens the gate. */
export function makeGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

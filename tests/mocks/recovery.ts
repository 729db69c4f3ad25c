import { http, HttpResponse } from 'msw'
import type { Received } from './accounts.ts'

export const CODE = '4711'
export const LINK_KEY = 'k'.repeat(43)

export const CODE_SENT = 'If there is an account for it, a code is on its way to its email address.'
const CODE_RIGHT = 'That is the right code. Choose a new password.'
export const CODE_WRONG = 'That code is wrong, or it is no longer valid. Ask for a new one.'

/** Accepts one code and one link, and records all calls. */
export function recovers(received: Array<Received> = []) {
  return [
    http.post('*/auth/recovery', async ({ request }) => {
      received.push({ path: '/auth/recovery', body: await request.json() })
      return HttpResponse.json({ success: CODE_SENT })
    }),
    http.post<never, { code?: string; link?: string }>('*/auth/recovery/verify', async ({ request }) => {
      const body = await request.json()
      received.push({ path: '/auth/recovery/verify', body })
      const isRight = body.code === CODE || body.link === LINK_KEY
      if (!isRight) return HttpResponse.json({ error: CODE_WRONG }, { status: 400 })
      return HttpResponse.json({ success: CODE_RIGHT })
    }),
  ]
}

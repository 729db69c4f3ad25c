import { http, HttpResponse } from 'msw'
import type { User } from '#contract/accounts.ts'
import { amina } from './members.ts'

/* Handlers for the calls of contract/accounts.ts, at any base address. */

export function isSignedIn(user: User = amina) {
  return http.get('*/auth/verify-user', () =>
    HttpResponse.json({ success: 'You are signed in.', payload: user }),
  )
}

export const nobodyIsSignedIn = http.get('*/auth/verify-user', () =>
  HttpResponse.json({ success: false, payload: null }),
)

export const sessionCheckFails = http.get('*/auth/verify-user', () =>
  HttpResponse.json({ error: 'This is our fault.' }, { status: 500 }),
)

export const sessionCheckCannotBeReached = http.get('*/auth/verify-user', () => HttpResponse.error())

export type Received = { path: string; body: unknown }

export function takes(
  call: string,
  success: string,
  received: Array<Received> = [],
  after = Promise.resolve(),
) {
  return http.post(`*/auth/${call}`, async ({ request }) => {
    received.push({ path: new URL(request.url).pathname, body: await request.json() })
    await after
    return HttpResponse.json({ success })
  })
}

export function refuses(call: string, error: string, status: number) {
  return http.post(`*/auth/${call}`, () => HttpResponse.json({ error }, { status }))
}

export function cannotBeReached(call: string) {
  return http.post(`*/auth/${call}`, () => HttpResponse.error())
}

export const signsOut = http.get('*/auth/logout', () => HttpResponse.json({ success: 'You are signed out.' }))

export const cannotSignOut = http.get('*/auth/logout', () =>
  HttpResponse.json({ error: 'This is our fault.' }, { status: 500 }),
)

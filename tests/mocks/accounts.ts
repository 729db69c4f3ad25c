import { http, HttpResponse } from 'msw'
import type { User } from '#contract/accounts.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { amina } from './members.ts'
import { answerOf, refuse, route } from './route.ts'

/* Handlers for the calls of contract/accounts.ts, at any base address. */

export const isSignedIn = (user: User = amina) => route(verifyUser, () => answerOf(user))

export const nobodyIsSignedIn = route(verifyUser, () => ({ success: false as const, payload: null }))

export const sessionCheckFails = route(verifyUser, () => refuse(500, 'This is our fault.'))

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

export const signsOut = route(logout, () => ({ success: 'You are signed out.' }))

export const cannotSignOut = route(logout, () => refuse(500, 'This is our fault.'))

import { request } from './client.ts'

/** Asks who is signed in. Public pages only look whether it is anybody; members' pages read it with its schema. */
export function askForSession(): Promise<unknown> {
  return request('/auth/verify-user')
}

export async function endSession(): Promise<void> {
  await request('/auth/logout')
}

import { storedText } from '#src/lib/storage.ts'

/**
 * Says that a member was last seen in this browser. It proves nothing, the server decides; but pages can prepare for it
 * before there is an answer, and it is how tabs notice what happens in each other.
 */
export const HINT_KEY = 'memberSeen'

const hint = storedText('local', HINT_KEY)

export function wasMemberSeen(): boolean {
  return hint.read() !== null
}

/** Another after each sign-in, null after a sign-out: who compares two of them knows whether either has happened. */
export function lastSignIn(): string | null {
  return hint.read()
}

/** Somebody has just signed in: other tabs hear of it, also when somebody was seen here before. */
export function noteSignIn(): void {
  hint.write(String(Date.now()))
}

/** A check found a member. Other tabs need not hear of that again. */
export function noteMember(): void {
  if (!wasMemberSeen()) noteSignIn()
}

export function forgetMember(): void {
  hint.clear()
}

/** Tells when somebody signs in or out in another tab. */
export function watchOtherTabs(listener: (isMember: boolean) => void): () => void {
  return hint.watch((value) => listener(value !== null))
}

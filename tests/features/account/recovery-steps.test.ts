import { expect, test } from 'vitest'
import {
  NO_PROGRESS,
  reachableStep,
  readLinkKey,
  readStep,
  secondsUntilResend,
} from '#src/features/account/recovery-steps.ts'

const sent = { contact: 'amina@example.com', at: 0 }

test.each([
  ['', 'send-code'],
  ['step=confirm-code', 'confirm-code'],
  ['step=new-password', 'new-password'],
  ['step=elsewhere', 'send-code'],
])('the address with "%s" asks for the step %s', (question, step) => {
  expect(readStep(new URLSearchParams(question))).toBe(step)
})

test.each([
  ['confirm-code', NO_PROGRESS, 'send-code'],
  ['new-password', NO_PROGRESS, 'send-code'],
  ['new-password', { sent, isConfirmed: false }, 'confirm-code'],
  // The link of the mail leads there without a request in this tab.
  ['new-password', { sent: null, isConfirmed: true }, 'new-password'],
] as const)('of the steps, %s with %o leads to %s', (asked, progress, step) => {
  expect(reachableStep(asked, progress)).toBe(step)
})

test.each([
  [0, 0, 60],
  [0, 59_001, 1],
  [0, 60_000, 0],
  [0, 90_000, 0],
  // A clock that was set back does not extend the wait.
  [1_000_000, 0, 60],
])('after a code at %d, another can be asked for at %d in %d seconds', (at, now, seconds) => {
  expect(secondsUntilResend(at, now)).toBe(seconds)
})

test('the key of a link is read from behind the #', () => {
  expect(readLinkKey('#link=abc-123_x')).toBe('abc-123_x')
  expect(readLinkKey('#elsewhere')).toBeNull()
  expect(readLinkKey('')).toBeNull()
})

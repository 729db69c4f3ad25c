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

test('a step with missing data cannot be opened', () => {
  expect(reachableStep('confirm-code', NO_PROGRESS)).toBe('send-code')
  expect(reachableStep('new-password', NO_PROGRESS)).toBe('send-code')
  expect(reachableStep('new-password', { sent, isConfirmed: false })).toBe('confirm-code')
})

test('the link of the mail leads to the new password without a request in this tab', () => {
  expect(reachableStep('new-password', { sent: null, isConfirmed: true })).toBe('new-password')
})

test('another code can be asked for a minute after the last', () => {
  expect(secondsUntilResend(0, 0)).toBe(60)
  expect(secondsUntilResend(0, 59_001)).toBe(1)
  expect(secondsUntilResend(0, 60_000)).toBe(0)
  expect(secondsUntilResend(0, 90_000)).toBe(0)
})

test('a clock that was set back does not extend the wait', () => {
  expect(secondsUntilResend(1_000_000, 0)).toBe(60)
})

test('the key of a link is read from behind the #', () => {
  expect(readLinkKey('#link=abc-123_x')).toBe('abc-123_x')
  expect(readLinkKey('#elsewhere')).toBeNull()
  expect(readLinkKey('')).toBeNull()
})

import { expect, test } from 'vitest'
import { readSessionAnswer } from '#contract/session.ts'
import { amina } from '#tests/mocks/members.ts'

const SIGNED_IN = { success: 'You are signed in.', payload: amina }

test('an answer is that of a member or of a visitor', () => {
  for (const answer of [SIGNED_IN, { success: false, payload: null }])
    expect(readSessionAnswer(answer)).toEqual(answer)
})

const { id: _, ...withoutId } = amina

// Both guards reject answers that are not clearly one or the other: if each guard read them differently, both would
// redirect.
test.each([
  ...[null, 'signed in', [SIGNED_IN], {}],
  { success: true, payload: amina },
  { success: '', payload: amina },
  { success: false, payload: amina },
  { success: false, payload: {} },
  { success: 'You are signed in.', payload: null },
  { success: 'You are signed in.', payload: {} },
  { success: 'You are signed in.', payload: withoutId },
  { success: 'You are signed in.', payload: { ...amina, email: null } },
  { success: 'You are signed in.', payload: { ...amina, is_on_mailing_list: 1 } },
  { success: 'You are signed in.', payload: { ...amina, picture: undefined } },
  { error: 'This is our fault.' },
])('an answer that breaks the contract is neither a member nor a visitor: %j', (answer) => {
  expect(() => readSessionAnswer(answer)).toThrow('cannot be read')
})

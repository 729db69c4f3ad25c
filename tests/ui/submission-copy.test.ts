import { expect, test } from 'vitest'
import { copyOf } from '#src/ui/forms/submission-copy.tsx'
import { DONATION } from '#tests/server/fixtures/submissions.ts'

const sentAt = new Date(2026, 10, 22, 14, 2)

test('the copy of a gift states the amount as people write it, and leaves out what is empty', () => {
  const copy = copyOf({ reference: 'KC-7F3KQ2', payload: DONATION }, 'kente.example', sentAt)
  expect(copy).toMatch(/^Reference: KC-7F3KQ2\nSent to kente\.example on 22 November 2026.*\b(?:14|2):02/)
  expect(copy).toContain('Amount: ₦20,000\n')
  expect(copy).toContain('First name: Amina\n')
  expect(copy).not.toMatch(/Currency|Phone|Heard/)
})

test('the copy of a nomination names the file', () => {
  const payload = new FormData()
  payload.append('fullName', 'Chidinma Eze')
  payload.append('linkedin', 'https://www.linkedin.com/in/chidinma-eze')
  payload.append('terms', 'true')
  payload.append('material', new File(['x'], 'portfolio.pdf'))
  const copy = copyOf({ reference: 'KC-7F3KQ2', payload }, 'kente.example', sentAt)
  expect(copy.split('\n').slice(3)).toEqual([
    'Full name: Chidinma Eze',
    'LinkedIn: https://www.linkedin.com/in/chidinma-eze',
    'Accepted the terms: yes',
    'File: portfolio.pdf',
    '',
  ])
})

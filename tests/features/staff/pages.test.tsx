import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockConsole, openConsole } from './open-console.tsx'

mockConsole()

test('a page that is no longer there gives way to the last one [STAFF-66]', async () => {
  openConsole('/staff/submissions?kind=contact&page=2')
  expect(await screen.findByText('20 submissions')).toBeVisible()
  expect(await screen.findAllByText('Message', { selector: 'li *' })).toHaveLength(20)
})

test('a page of nominations that is no longer there gives way to the last one [STAFF-66]', async () => {
  openConsole('/staff/nominations?page=2')
  expect(await screen.findByText('20 in this list')).toBeVisible()
  expect(await screen.findAllByRole('button', { name: /^On the shortlist:/ })).toHaveLength(20)
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill } from '#tests/setup/fill.ts'
import { openFaqs } from './faqs-page.tsx'

const network = vi.hoisted(() => ({ requests: 0 }))

vi.mock('#src/features/search/text-search.ts', () => {
  network.requests += 1
  throw new Error('The line is down.')
})

test('the search is fetched when the box has the focus; where that fails, all questions stay [CALL-12]', async () => {
  const { user } = openFaqs()
  const box = screen.getByRole('searchbox')
  expect(network.requests).toBe(0)

  await user.click(box)
  await waitFor(() => expect(network.requests).toBe(1))
  await fill(user, box, 'tax')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The search could not be loaded.'))
  expect(screen.getByRole('heading', { name: 'About Donations' })).toBeVisible()
})

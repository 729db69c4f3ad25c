import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { faqsPageAt } from './faqs-page.tsx'

const network = vi.hoisted(() => ({ requests: 0 }))

vi.mock('#src/features/search/text-search.ts', () => {
  network.requests += 1
  throw new Error('The line is down.')
})

test('the search is fetched when the box has the focus; where that fails, all questions stay [CALL-12]', async () => {
  const user = userEvent.setup()
  render(faqsPageAt('/faqs').page)
  const box = screen.getByRole('searchbox')
  expect(network.requests).toBe(0)

  await user.click(box)
  await waitFor(() => expect(network.requests).toBe(1))
  await user.type(box, 'tax')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The search could not be loaded.'))
  expect(screen.getByRole('heading', { name: 'About Donations' })).toBeVisible()
})

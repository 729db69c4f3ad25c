import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as explorePage from '#src/routes/member/explore.tsx'
import { showPage } from '#tests/layout/show-page.tsx'

test.each([
  ['Technical Training', 'Goal: $50,000 for 5000 girls'],
  ['Free Laptops', 'Goal: $100,000 for 5000 girls'],
  ['Pad Support', 'Goal: $5,000'],
  ['Scholarship Fund', 'Goal: $1,000,000 for 1000 ladies'],
])('%s has its goal: %s [EXPLORE-4..7]', (title, goal) => {
  showPage(explorePage, { path: '/explore' })
  const card = screen.getByRole('article', { name: title })
  expect(within(card).getByText(goal)).toBeInTheDocument()
})

test('every card shows $10,000 and 10% raised, also on its bar [EXPLORE-8]', () => {
  showPage(explorePage, { path: '/explore' })
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    expect(card).toHaveTextContent('$10,000 raised')
    expect(card).toHaveTextContent('10% raised')
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  }
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as explorePage from '#src/routes/member/explore.tsx'
import { showPage } from '#tests/layout/show-page.tsx'

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

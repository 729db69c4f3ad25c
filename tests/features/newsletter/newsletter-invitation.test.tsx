import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NewsletterInvitation } from '#src/features/newsletter/newsletter-invitation.tsx'

const newsletter = {
  title: 'Join Our Newsletter',
  subtitle: 'Stay in the loop',
  body: 'One short letter a month.',
  button: 'Sign Up',
  url: 'https://newsletter.gelegrid.example/subscribe',
}

vi.mock('#src/features/newsletter/newsletter-popup.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a page whose newsletter card cannot be fetched stays as it is', async () => {
  render(
    <main>
      <p>Free laptops for Lagos</p>
      <NewsletterInvitation newsletter={newsletter} />
    </main>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('Free laptops for Lagos')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(/^Free laptops for Lagos$/)
})

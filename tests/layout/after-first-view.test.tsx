import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterHydration } from '#src/ui/after-hydration.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

test('a page whose late parts cannot be fetched stays as it is', async () => {
  const Late = afterHydration(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  renderWithTheme(
    <main>
      <p>Free laptops for Lagos</p>
      <Late />
    </main>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('main')).toHaveTextContent(/^Free laptops for Lagos$/)
})

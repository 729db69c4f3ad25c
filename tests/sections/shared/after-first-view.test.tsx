import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { AfterFirstView } from '#src/sections/shared/after-first-view.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

vi.mock('#src/sections/shared/late-parts.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a page whose late parts cannot be fetched stays as it is', async () => {
  renderWithTheme(
    <main>
      <p>Free laptops for Lagos</p>
      <AfterFirstView site={readSite()} />
    </main>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('Free laptops for Lagos')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(/^Free laptops for Lagos$/)
})

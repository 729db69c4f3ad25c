import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { NewsletterPopup } from '#src/features/newsletter/newsletter-popup.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

export const NOW = Date.UTC(2026, 10, 20, 9, 0)
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

const newsletter = {
  title: 'Join Our Newsletter',
  subtitle: 'Stay in the loop with our latest updates!',
  body: 'One short letter a month.',
  button: 'Sign Up',
  url: 'https://newsletter.gelegrid.example/subscribe',
}

export function remember(visitCount: string, lastVisit = String(NOW - HOUR)) {
  localStorage.setItem('visitCount', visitCount)
  localStorage.setItem('lastVisit', lastVisit)
}

export function Page({ children, isDialogOpen = false }: { children?: ReactNode; isDialogOpen?: boolean }) {
  return (
    <MemoryRouter>
      <main tabIndex={-1}>{children}</main>
      <Dialog isOpen={isDialogOpen} onClose={vi.fn()} label="Donate">
        <button>Cancel</button>
      </Dialog>
      <NewsletterPopup newsletter={newsletter} />
    </MemoryRouter>
  )
}

export async function visit(page = <Page />) {
  const result = renderWithTheme(page)
  await pass(0)
  return result
}

/** Advances fake timers. The card is loaded on demand, which takes real time. */
export async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(10)
  })
}

export function card() {
  return screen.queryByRole('complementary', { name: 'Join Our Newsletter' })
}

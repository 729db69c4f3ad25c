import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createRoutesStub, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

/** Shows a form on its page, among pages that only say where one is; toasts show as they do everywhere. */
export function openForm(address: string, form: ReactElement, state?: unknown) {
  // Toasts ask whether people want motion; jsdom does not know.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { pathname, search, hash } = new URL(address, 'https://gelegrid.example')
  const Page = () => (
    <>
      <h1 id="heading">The form</h1>
      {form}
      <Place />
    </>
  )
  const Stub = createRoutesStub([
    { path: pathname, Component: Page },
    { path: '*', Component: Place },
  ])
  const page = renderWithTheme(
    <>
      <Stub initialEntries={[{ pathname, search, hash, state }]} />
      <Toaster />
    </>,
  )
  return { user: userEvent.setup({ delay: null }), ...page }
}

function Place() {
  const { pathname, search, hash, state } = useLocation()
  return (
    <p>
      You are at {pathname + search + hash}
      {state !== null && ` with ${JSON.stringify(state)}`}
    </p>
  )
}

/** What toasts say at this moment, as screen readers are told. */
export function alerts() {
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent)
}

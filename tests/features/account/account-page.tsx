import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { Place, renderWithTheme } from '#tests/setup/render.tsx'

/** Renders a form on its page, among stub pages that show their address, with the site's toasts. */
export function openForm(address: string, form: ReactElement) {
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
  return renderWithTheme(
    <>
      <Stub initialEntries={[{ pathname, search, hash }]} />
      <Toaster />
    </>,
  )
}

export function alerts() {
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent)
}

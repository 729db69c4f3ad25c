import type { ReactElement } from 'react'
import { createRoutesStub, useLocation } from 'react-router-dom'
import { renderWithTheme } from '#tests/setup/render.tsx'

/** Renders a part of the layout at an address of the site. A stub page exists at every address. */
export function showAt(address: string, frame: ReactElement) {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          {frame}
          <Page />
        </>
      ),
    },
  ])
  return renderWithTheme(<Stub initialEntries={[address]} />)
}

function Page() {
  const { pathname, search } = useLocation()
  return (
    <main id="main" tabIndex={-1}>
      <p>You are at {pathname + search}</p>
      <button type="button">Elsewhere</button>
    </main>
  )
}

/** The labels and targets of an element's links in order, including collapsed ones. */
export function linksIn(element: Element) {
  return [...element.querySelectorAll('a')].map((link) => [labelOf(link), link.getAttribute('href')])
}

/** An element's links to the current page. */
export function currentIn(element: Element) {
  return [...element.querySelectorAll('a[aria-current=page]')].map(labelOf)
}

function labelOf(link: Element) {
  return link.getAttribute('aria-label') ?? link.textContent
}

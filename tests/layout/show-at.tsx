import type { ReactElement } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { Place, renderWithTheme } from '#tests/setup/render.tsx'

/** Renders a part of the layout at an address of the site. Every address has a page that names it. */
export function showAt(address: string, frame: ReactElement) {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          {frame}
          <Place />
        </>
      ),
    },
  ])
  return renderWithTheme(<Stub initialEntries={[address]} />)
}

export function linksIn(element: Element) {
  return [...element.querySelectorAll('a')].map((link) => [labelOf(link), link.getAttribute('href')])
}

export function currentIn(element: Element) {
  return [...element.querySelectorAll('a[aria-current=page]')].map(labelOf)
}

function labelOf(link: Element) {
  return link.getAttribute('aria-label') ?? link.textContent
}

import type { ReactElement } from 'react'
import { createRoutesStub, useLocation } from 'react-router-dom'
import { renderWithTheme } from '#tests/setup/render.tsx'

/** Shows a part of the frame around the pages, at an address of the site. Every address has a page, which says where it is. */
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
  const { pathname } = useLocation()
  return (
    <main>
      <p>You are at {pathname}</p>
      <button type="button">Elsewhere</button>
    </main>
  )
}

/** Where the links of an element lead, in their order: those as well that are not unfolded. */
export function linksIn(element: Element) {
  return [...element.querySelectorAll('a')].map((link) => [labelOf(link), link.getAttribute('href')])
}

/** The links of an element that lead to the page one is on. */
export function currentIn(element: Element) {
  return [...element.querySelectorAll('a[aria-current=page]')].map(labelOf)
}

function labelOf(link: Element) {
  return link.getAttribute('aria-label') ?? link.textContent
}

import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { expect, test } from 'vitest'
import { memberNavigation, readSite } from '#src/content/site.ts'
import MemberLayoutRoute from '#src/routes/member/layout.tsx'
import { isSignedIn } from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

mockServer(isSignedIn())

test('header and footer surround a page of the member area [MEMBER-1]', async () => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => null,
      children: [
        {
          id: 'layout',
          path: '/explore',
          Component: MemberLayoutRoute as ComponentType,
          loader: () => null,
          children: [{ id: 'page', index: true, Component: () => <p>The page</p> }],
        },
      ],
    },
  ])
  renderWithTheme(
    <Stub
      initialEntries={['/explore']}
      hydrationData={{
        loaderData: {
          root: { site: readSite() },
          layout: { navigation: memberNavigation() },
        },
      }}
    />,
  )
  const page = await screen.findByText('The page')
  expect(screen.getByRole('main')).toContainElement(page)
  const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING
  expect(screen.getByRole('banner').compareDocumentPosition(page)).toBe(FOLLOWING)
  expect(page.compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(FOLLOWING)
})

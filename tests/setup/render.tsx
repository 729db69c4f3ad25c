import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom'
import { system } from '#src/theme/system.ts'
import { ContactAddress } from '#src/ui/forms/failure-note.tsx'

/**
 * Inserts no styles: for each element that a query by role looks at, jsdom would compare every rule, and none of them
 * knows the width of a screen.
 */
const withoutStyles = { ...createCache({ key: 'css' }), insert: () => undefined }

/** The theme of the site, and its address to write to. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={withoutStyles}>
      <ChakraProvider value={system}>
        <ContactAddress value="hello@gelegrid.example">{children}</ContactAddress>
      </ChakraProvider>
    </CacheProvider>
  )
}

/** Somebody at the page, who types without pauses. */
export const newUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

export type User = ReturnType<typeof newUser>

/** Fills in a field at once. Typing renders for every key: only tests of what happens meanwhile need that. */
export async function fill(user: User, field: Element, text: string) {
  await user.click(field)
  await user.paste(text)
}

/** Renders with the theme of the site, for a user. */
export function renderWithTheme(element: ReactElement) {
  return { user: newUser(), ...render(element, { wrapper: Theme }) }
}

/** Renders routes at the last of these addresses, as if the others had been opened before. */
export async function renderRoutes(routes: Array<RouteObject>, ...addresses: Array<InitialEntry>) {
  const router = createMemoryRouter(routes, { initialEntries: addresses })
  const page = await act(async () => renderWithTheme(<RouterProvider router={router} />))
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address, ...page }
}

export function Place() {
  const { pathname, search, hash } = useLocation()
  return <p>You are at {pathname + search + hash}</p>
}

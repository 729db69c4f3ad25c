import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { system } from '#src/theme/system.ts'

/**
 * Inserts no styles: for each element that a query by role looks at, jsdom would compare every rule, and none of them
 * knows the width of a screen.
 */
const withoutStyles = { ...createCache({ key: 'css' }), insert: () => undefined }

/** The theme of the site. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={withoutStyles}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}

/** Somebody at the page, who types without pauses. */
export const newUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

export type User = ReturnType<typeof newUser>

/** Renders with the theme of the site, for a user. */
export function renderWithTheme(element: ReactElement) {
  return { user: newUser(), ...render(element, { wrapper: Theme }) }
}

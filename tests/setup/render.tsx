import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { system } from '#src/theme/system.ts'

/** Renders with the theme of the site. */
export function renderWithTheme(element: ReactElement) {
  return render(element, { wrapper: Theme })
}

function Theme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}

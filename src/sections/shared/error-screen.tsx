import type { ComponentProps } from 'react'
import { ErrorSection } from './error-section.tsx'

type ErrorScreenProps = Pick<ComponentProps<typeof ErrorSection>, 'error' | 'words'>

/** The error screen in place of the whole site. */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <main id="main">
      <ErrorSection {...props} home={{ label: 'Go to the home page', to: '/' }} />
    </main>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { createQueryClient } from '#src/api/query-client.ts'
import { CurrentUserContext } from '#src/session/session-provider.tsx'
import { amina } from '#tests/mocks/members.ts'
// Pages load it after they appear: imported here, it cannot arrive after the end of a test.
import '#src/features/subscriptions/subscription-form.tsx'

const nothing = () => undefined

/** What the guard gives a page: a signed-in member and a cache of server data. */
export function ForMember({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient({ onRefusal: nothing, onFailure: nothing }))
  return (
    <QueryClientProvider client={client}>
      <CurrentUserContext value={amina}>{children}</CurrentUserContext>
    </QueryClientProvider>
  )
}

/** A page as its member sees it. */
export function forMember<Page extends { default: ComponentType<never> }>(page: Page) {
  const Page = page.default as ComponentType
  return {
    ...page,
    default: (props: object) => (
      <ForMember>
        <Page {...props} />
      </ForMember>
    ),
  }
}

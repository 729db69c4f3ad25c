import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createQueryClient } from '#src/api/query-client.ts'
import { CurrentUserContext } from '#src/session/session-provider.tsx'
import { amina } from '#tests/mocks/members.ts'
// Pages load it after they appear: imported here, it cannot arrive after the end of a test.
import '#src/features/subscriptions/subscription-form.tsx'

/** Wraps a page as the guard does: with a signed-in member and a cache of server data. */
export function forMember<Page extends { default: ComponentType<never> }>(page: Page) {
  const Page = page.default as ComponentType
  const client = createQueryClient({ onSessionEnd: () => undefined, onFailure: () => undefined })
  return {
    ...page,
    default: (props: object) => (
      <QueryClientProvider client={client}>
        <CurrentUserContext value={amina}>
          <Page {...props} />
        </CurrentUserContext>
      </QueryClientProvider>
    ),
  }
}

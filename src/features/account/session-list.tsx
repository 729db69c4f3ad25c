import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { endOtherSessions, endSession, listSessions, type Session } from '#contract/accounts.ts'
import { dayOf } from '#contract/days.ts'
import { withParams } from '#contract/endpoint.ts'
import { call } from '#src/api/client.ts'
import { fetchList } from '#src/api/delivery.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { focusable } from '#src/ui/focus.ts'
import { RuledList, RuledRow } from '#src/ui/layout/card.tsx'
import { PasswordDialog, type Confirmation } from './password-dialog.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: () => fetchList(listSessions) })

/** The browsers in which the member is signed in; all except this one can be signed out. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery())
  const client = useQueryClient()
  // Kept while the dialog closes, because it still names the browser.
  const [ending, setEnding] = useState<Session | 'others'>('others')
  const [isOpen, setIsOpen] = useState(false)
  const listRef = useRef<HTMLUListElement>(null)
  const { mutateAsync: end } = useAccountMutation((confirmation: Confirmation) =>
    call(ending === 'others' ? endOtherSessions : withParams(endSession, { id: ending.id }), confirmation),
  )

  function ask(about: Session | 'others') {
    setEnding(about)
    setIsOpen(true)
  }

  async function confirm(confirmation: Confirmation) {
    try {
      await end(confirmation)
    } catch (error) {
      // It may have been signed out elsewhere. Not awaited: without a connection the error would be late.
      void client.invalidateQueries(sessionsQuery())
      throw error
    }
    await client.invalidateQueries(sessionsQuery())
  }

  return (
    <>
      <QueryState query={sessions} what="your sessions">
        {(found) => (
          <>
            <RuledList ref={listRef} aria-label="Browsers" {...focusable}>
              {found.map((session) => (
                <RuledRow key={session.id} heading={session.browser} detail={stateOf(session)}>
                  {!session.is_current && (
                    <Button
                      look="outline"
                      aria-label={`Sign out ${session.browser}`}
                      onClick={() => ask(session)}
                    >
                      Sign out
                    </Button>
                  )}
                </RuledRow>
              ))}
            </RuledList>
            {found.length > 1 && (
              <Button look="outline" size="lg" marginTop="6" onClick={() => ask('others')}>
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </QueryState>
      <PasswordDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        // The button that opened it has gone with its browser.
        fallbackFocus={() => listRef.current}
        heading="Sign out another browser"
        submitLabel="Sign out"
        onConfirm={confirm}
      >
        {ending === 'others' ? 'Every browser but this one' : ending.browser} will be signed out.
      </PasswordDialog>
    </>
  )
}

function stateOf({ is_current, signed_in_at, last_seen_at }: Session) {
  if (is_current) return 'This browser'
  const [from, to] = [signed_in_at, last_seen_at].map((time) => formatDay(dayOf(time)))
  return `Signed in on ${from}, last used on ${to}`
}

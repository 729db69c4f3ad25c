import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { confirmationSchema, type Session } from '#contract/accounts.ts'
import { dayOf } from '#contract/days.ts'
import { endOneSession, endOtherSessions, fetchSessions } from '#src/api/account.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { RuledList, RuledRow } from '#src/ui/layout/card.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

export const sessionsQuery = () => queryOptions({ queryKey: ['sessions'], queryFn: fetchSessions })

/** The browsers in which the member is signed in; all except this one can be signed out. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery())
  const client = useQueryClient()
  // Kept while the dialog closes, because it still names the browser.
  const [ending, setEnding] = useState<Session | 'others'>('others')
  const [isOpen, setIsOpen] = useState(false)
  const listRef = useRef<HTMLUListElement>(null)
  const { mutateAsync: end } = useAccountMutation((confirmation: { current_password: string }) =>
    ending === 'others' ? endOtherSessions(confirmation) : endOneSession(ending.id, confirmation),
  )

  function ask(about: Session | 'others') {
    setEnding(about)
    setIsOpen(true)
  }

  async function confirm(confirmation: { current_password: string }) {
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
            <RuledList ref={listRef} tabIndex={-1} aria-label="Browsers" _focusVisible={{ outline: 'none' }}>
              {found.map((session) => (
                <RuledRow
                  key={session.id}
                  heading={session.browser}
                  detail={
                    session.is_current
                      ? 'This browser'
                      : `Signed in on ${formatDay(dayOf(session.signed_in_at))}, last used on ${formatDay(dayOf(session.last_seen_at))}`
                  }
                >
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
        schema={confirmationSchema}
        onConfirm={confirm}
      >
        <p>
          {ending === 'others'
            ? 'Every browser but this one will be signed out.'
            : `${ending.browser} will be signed out.`}
        </p>
      </PasswordDialog>
    </>
  )
}

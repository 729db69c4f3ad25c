import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmationSchema, type Session } from '#contract/accounts.ts'
import { dayOf } from '#contract/days.ts'
import { endOneSession, endOtherSessions, fetchSessions } from '#src/api/account.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { useLoadedDialog } from '#src/ui/feedback/use-loaded-dialog.ts'
import { RuledList, RuledRow } from '#src/ui/layout/card.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

const sessionsQuery = () => queryOptions({ queryKey: ['sessions'], queryFn: fetchSessions })

/** The browsers in which the member is signed in; all except this one can be signed out. */
export function SessionList({ email }: { email: string }) {
  const sessions = useQuery(sessionsQuery())
  const client = useQueryClient()
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  const { mutateAsync: end } = useAccountMutation(async (confirmation: { current_password: string }) => {
    const answer =
      ending === null || ending === 'others'
        ? await endOtherSessions(confirmation)
        : await endOneSession(ending.id, confirmation)
    await client.invalidateQueries(sessionsQuery())
    return answer
  })
  const close = () => setEnding(null)
  const dialog = useLoadedDialog({
    load: () => import('./password-dialog.tsx'),
    isOpen: ending !== null,
    close,
    name: 'The form to sign out another browser',
  })

  return (
    <>
      <QueryState query={sessions} what="your sessions">
        {(found) => (
          <>
            <RuledList>
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
                      onClick={() => setEnding(session)}
                    >
                      Sign out
                    </Button>
                  )}
                </RuledRow>
              ))}
            </RuledList>
            {found.length > 1 && (
              <Button look="outline" size="lg" marginTop="6" onClick={() => setEnding('others')}>
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </QueryState>
      {dialog && (
        <dialog.PasswordDialog
          isOpen={ending !== null}
          onClose={close}
          heading="Sign out another browser"
          submitLabel="Sign out"
          schema={confirmationSchema}
          onConfirm={end}
          email={email}
        >
          <p>
            {ending === 'others'
              ? 'Every browser but this one will be signed out.'
              : `${ending?.browser ?? ''} will be signed out.`}
          </p>
        </dialog.PasswordDialog>
      )}
    </>
  )
}

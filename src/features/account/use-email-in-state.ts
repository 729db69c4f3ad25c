import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { fillIn } from '#src/lib/form-values.ts'

/** What a page may hand to the login page, so that an address just typed need not be typed again. */
export type EmailState = { email: string }

/** Fills in the address that came along, unless there is one already. */
export function useEmailInState(formRef: RefObject<HTMLFormElement | null>) {
  const state: unknown = useLocation().state
  useEffect(() => {
    if (formRef.current && hasEmail(state)) fillIn(formRef.current, { email: state.email })
  }, [formRef, state])
}

function hasEmail(state: unknown): state is EmailState {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
}

import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError, failureText } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

/** What the page says: before the button is pressed, after it, and for links that cannot be used. */
type View = 'ready' | 'done' | 'unusable' | 'cut-off'
export type MailedLinkCopy = Record<View, PageSection>

type MailedLinkProps = {
  copy: MailedLinkCopy
  /** What the button says. */
  label: string
  /** What the link is for. May be called twice with the same key. */
  onUse: (key: string) => Promise<unknown>
  /** The address to write to without scripts. */
  email: string
}

/** The keys of our mails: shorter or longer ones were cut off or joined with the text around them. */
const KEY = /^[\w-]{22}$/

/**
 * The page of a link in a mail. Opening it does nothing: programs that check mails open links as well, and only people
 * press the button. The key stays in the address, so that the page can be reloaded.
 */
export function MailedLink({ copy, label, onUse, email }: MailedLinkProps) {
  const isHydrated = useIsHydrated()
  const { hash } = useLocation()
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? ''
  const [outcome, setOutcome] = useState<{ key: string; view: 'done' | 'unusable' } | null>(null)
  // Another link may be opened in the same tab.
  const result = outcome?.key === key ? outcome.view : null
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The prerendered page knows no fragment.
  const view = result ?? (!isHydrated || KEY.test(key) ? 'ready' : 'cut-off')
  const { heading: title, text, actions } = copy[view]

  // The button that had the focus is gone.
  useEffect(() => {
    if (result !== null) heading.current?.focus()
  }, [result])

  async function press() {
    setIsBusy(true)
    setFailure('')
    try {
      if ((await delivery.send(() => onUse(key))) !== false) setOutcome({ key, view: 'done' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) setOutcome({ key, view: 'unusable' })
      else setFailure(failureText(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    // High enough for every view: without a key in its address, the page changes when it hydrates.
    <Stack gap="5" alignItems="flex-start" minHeight={{ base: '24rem', lg: '20rem' }}>
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="subtitle" _focusVisible={{ outline: 'none' }}>
        {title}
      </chakra.h2>
      {text && <Prose html={text.html} />}
      {view === 'ready' && (
        <Button
          {...needsScripts}
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => (isBusy ? undefined : void press())}
        >
          {isBusy ? 'One moment…' : label}
        </Button>
      )}
      <div role="status">
        {failure !== '' && (
          <>
            <chakra.p fontWeight="700">{failure}</chakra.p>
            <p>Nothing is lost: please press the button again in a moment.</p>
          </>
        )}
      </div>
      <ActionRow actions={actions} />
      <noscript>
        <p>
          The button needs JavaScript. Without it, please write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </noscript>
    </Stack>
  )
}

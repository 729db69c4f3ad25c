import { Heading, Stack, Text } from '@chakra-ui/react'
import { use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError, failureText } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { focusable, focused } from '#src/ui/focus.ts'
import { ContactAddress } from '#src/ui/forms/failure-note.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

/** The views of the page: before and after the button is pressed, and for links that cannot be used. */
type View = 'ready' | 'done' | 'unusable' | 'cut-off'
export type MailedLinkCopy = Record<View, PageSection>

type MailedLinkProps = {
  copy: MailedLinkCopy
  label: string
  /** Performs the action of the link. May be called twice with the same key. */
  onUse: (key: string) => Promise<unknown>
}

/**
 * The format of mailed keys. Other lengths mean that a mail program cut the link off or joined it with the text
 * around it.
 */
const KEY = /^[\w-]{22}$/

/**
 * The page of a link in a mail. Opening it changes nothing, because mail scanners open links as well; only the button
 * performs the action. The key stays in the address, so that the page can be reloaded.
 */
export function MailedLink({ copy, label, onUse }: MailedLinkProps) {
  const isHydrated = useIsHydrated()
  const address = use(ContactAddress)
  const { hash } = useLocation()
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? ''
  const [outcome, setOutcome] = useState<{ key: string; view: 'done' | 'unusable' } | null>(null)
  // The result belongs to its key: another link may be opened in the same tab.
  const result = outcome?.key === key ? outcome.view : null
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // The fragment is unknown when the page is prerendered.
  const view = result ?? (!isHydrated || KEY.test(key) ? 'ready' : 'cut-off')
  const { heading: title, text, actions } = copy[view]

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
    // High enough for every view: without a key in its address, the page changes on hydration.
    <Stack gap="5" alignItems="flex-start" minHeight={{ base: '24rem', lg: '20rem' }}>
      <Heading textStyle="subtitle" {...(result === null ? focusable : focused)}>
        {title}
      </Heading>
      {text && <Prose html={text.html} />}
      {view === 'ready' && (
        <Button {...needsScripts} size="lg" isBusy={isBusy} onClick={() => void press()}>
          {isBusy ? 'One moment…' : label}
        </Button>
      )}
      <div role="status">
        {failure !== '' && (
          <>
            <Text fontWeight="700">{failure}</Text>
            <p>Nothing is lost: please press the button again in a moment.</p>
          </>
        )}
      </div>
      <ActionRow actions={actions} />
      <noscript>
        <p>
          The button needs JavaScript. Without it, please write to <a href={`mailto:${address}`}>{address}</a>
          .
        </p>
      </noscript>
    </Stack>
  )
}

import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useId, useRef, type FocusEvent } from 'react'
import type { Newsletter } from '#src/content/site.ts'
import { ExternalLinkButton, IconButton } from '#src/ui/button.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

type NewsletterCardProps = { newsletter: Newsletter; onClose: () => void; onSignUp: () => void }

const Card = chakra('aside', {
  base: {
    position: 'fixed',
    zIndex: 'popup',
    insetInlineEnd: { base: '3', md: '6' },
    bottom: { base: 'max(0.75rem, env(safe-area-inset-bottom))', md: '6' },
    boxSizing: 'border-box',
    width: 'min(24rem, 100vw - 1.5rem)',
    maxHeight: 'calc(100dvh - 1.5rem)',
    overflowY: 'auto',
    padding: '6',
    borderRadius: 'lg',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    backgroundColor: 'bg.surface',
    transitionProperty: 'opacity, transform',
    transitionDuration: 'calm',
    _starting: { opacity: '0', transform: 'translateY(1rem)' },
  },
})

/** An invitation to the newsletter. Its close button or the Escape key, pressed anywhere, closes it. */
export function NewsletterCard({ newsletter, onClose, onSignUp }: NewsletterCardProps) {
  const { title, subtitle, body, button, url } = newsletter
  const titleId = useId()
  const cardRef = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  function handleClose() {
    // If the focus is in the card, closing returns it to its previous place.
    if (cardRef.current?.contains(document.activeElement)) {
      const goOn = cameFrom.current instanceof HTMLElement ? cameFrom.current : document.querySelector('main')
      goOn?.focus({ preventScroll: true })
    }
    onClose()
  }

  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) handleClose()
  })

  return (
    <Card ref={cardRef} aria-labelledby={titleId} onFocus={handleFocus}>
      {/* With large text the title wraps below the close button. */}
      <Flex flexWrap="wrap-reverse" alignItems="flex-end" columnGap="3">
        <Heading id={titleId} flex="1 1 9rem" minWidth="0" textStyle="cardTitle" paddingTop="2">
          {title}
        </Heading>
        <IconButton
          look="plain"
          aria-label="Close"
          onClick={handleClose}
          marginTop="-1"
          marginInlineStart="auto"
          marginInlineEnd="-2"
        >
          <CloseIcon />
        </IconButton>
      </Flex>
      <Text marginTop="2" fontWeight="700">
        {subtitle}
      </Text>
      <Text textStyle="small" marginTop="2">
        {body}
      </Text>
      <ExternalLinkButton href={url} target="_blank" rel="noopener" onClick={onSignUp} marginTop="5">
        {button}
      </ExternalLinkButton>
    </Card>
  )
}

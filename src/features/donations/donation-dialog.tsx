import { chakra, Heading } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { DonationAmounts } from '#src/content/donations.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { donateButtonId } from './donate-button.tsx'
import { useDonationAddress, type Cause } from './donation-address.ts'
import type { Donor } from './donation-form.tsx'
import { loadContent, LoadingForm, useContentOffline, useLazyContent } from './lazy-content.tsx'

const PHONE = '@media (max-width: 29.99em)'

// On phones it covers the edges of its dialog and fills the screen.
const Sheet = chakra('div', {
  base: {
    backgroundColor: 'bg.surface',
    [PHONE]: { position: 'fixed', inset: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

// Title and close button are sticky, unless the screen is low or the text so large that they would fill it.
const Bar = chakra('div', {
  base: {
    display: 'flex',
    // With large text the title wraps below the button.
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-end',
    columnGap: '4',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: { base: '4', sm: '6' },
    paddingBottom: '3',
    backgroundColor: 'bg.surface',
    '& > h2': { flex: '1 1 9rem', minWidth: '0', paddingTop: '2', hyphens: 'auto' },
    '& > button': { marginInlineStart: 'auto', alignSelf: 'flex-end' },
    position: 'sticky',
    // Moves the bar far off the screen if that is less than 30rem high. A media query would ignore the text size.
    top: 'min(0px, (100dvh - 30rem) * 99)',
    zIndex: '2',
  },
})

const Body = chakra('div', {
  base: {
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '2',
    paddingBottom: { base: 'max(2rem, env(safe-area-inset-bottom))', sm: '8' },
    // Keeps the sticky bar from covering the focused control.
    '& :is(input, select, button)': { scrollMarginTop: '6rem' },
  },
})

type DonationDialogProps = {
  causes: ReadonlyArray<Cause>
  amounts: DonationAmounts
  /** The note on the use of the donor's data. */
  noticeHtml: string
  productName: string
  /** The address to write to if the form cannot be loaded or sent. */
  email: string
  /** Initial values of the donor's fields. */
  donor?: Donor
  load?: typeof loadContent
}

/** The dialog of the donation in the address. Its forms are loaded when it is first opened. */
export function DonationDialog({
  causes,
  amounts,
  noticeHtml,
  productName,
  email,
  donor,
  load = loadContent,
}: DonationDialogProps) {
  const { requested, close, clearAmount, showType } = useDonationAddress({ causes, amounts })
  const isOpen = requested !== null
  const { loaded, failures, retry } = useLazyContent(isOpen, load)
  useContentOffline()
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)

  // Keeps the last content visible while the dialog fades out.
  const [last, setLast] = useState(requested)
  if (requested !== null && requested !== last) setLast(requested)
  const shown = requested ?? last

  const focusButton = useEffectEvent(() => {
    // A dialog opened by its address has no previously focused element, so the focus moves to the button of the
    // cause.
    if (last !== null && document.activeElement === document.body) {
      document.getElementById(donateButtonId(last.cause.slug))?.focus()
    }
  })

  useEffect(() => {
    if (isOpen) return () => focusButton()
  }, [isOpen])

  function handleRetry() {
    // The focused button is about to be removed.
    titleRef.current?.focus()
    retry()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={titleId} initialFocus={titleRef}>
      <Sheet>
        <Bar>
          <Heading
            ref={titleRef}
            id={titleId}
            tabIndex={-1}
            textStyle="subtitle"
            _focusVisible={{ outline: 'none' }}
          >
            Donate to {shown?.cause.title}
          </Heading>
          <IconButton look="plain" aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Bar>
        <Body>
          {shown !== null && loaded !== null ? (
            <loaded.Content
              requested={shown}
              causes={causes}
              amounts={amounts}
              noticeHtml={noticeHtml}
              draft={loaded.draft}
              productName={productName}
              email={email}
              donor={donor}
              labelledBy={titleId}
              onAmountChange={clearAmount}
              onTypeChange={showType}
              onCancel={close}
            />
          ) : (
            <LoadingForm failures={failures} onRetry={handleRetry} email={email} />
          )}
        </Body>
      </Sheet>
    </Dialog>
  )
}

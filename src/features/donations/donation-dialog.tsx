import { chakra } from '@chakra-ui/react'
import xSvg from '@phosphor-icons/core/assets/bold/x-bold.svg?raw'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { GiftAmounts } from '#src/content/donations.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { donateButtonId } from './donate-button.tsx'
import type { CauseName } from './donation-address.ts'
import { DialogBar, DialogBody, DialogSheet } from './dialog-sheet.tsx'
import { LoadingForm } from './loading-form.tsx'
import { useDonationAddress } from './use-donation-address.ts'
import { useLoadedWindow } from './use-loaded-window.ts'

type DonationDialogProps = {
  causes: ReadonlyArray<CauseName>
  amounts: ReadonlyArray<GiftAmounts>
  productName: string
  /** Where to write to when the form cannot be sent, or does not even arrive. */
  email: string
}

/** 'Donate to' the cause the address names. The forms are fetched when it is first opened. */
export function DonationDialog({ causes, amounts, productName, email }: DonationDialogProps) {
  const { asked, close, forgetGift, showType } = useDonationAddress({ causes, amounts })
  const isOpen = asked !== null
  const { loaded, failures, retry } = useLoadedWindow(isOpen)
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)

  // While it fades out, it still shows what it showed.
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const shown = asked ?? last

  const focusButton = useEffectEvent(() => {
    // Somebody who came with the address has no place on the page to go back to.
    if (last !== null && document.activeElement === document.body) {
      document.getElementById(donateButtonId(last.cause.slug))?.focus()
    }
  })

  useEffect(() => {
    if (isOpen) return () => focusButton()
  }, [isOpen])

  function handleRetry() {
    // The button that has the focus goes away.
    titleRef.current?.focus()
    retry()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={titleId} initialFocus={titleRef}>
      <DialogSheet>
        <DialogBar>
          <chakra.h2
            ref={titleRef}
            id={titleId}
            tabIndex={-1}
            textStyle="subtitle"
            _focusVisible={{ outline: 'none' }}
          >
            Donate to {shown?.cause.title}
          </chakra.h2>
          <IconButton look="plain" aria-label="Close" onClick={close}>
            <Icon svg={xSvg} size={22} />
          </IconButton>
        </DialogBar>
        <DialogBody>
          {shown !== null && loaded !== null ? (
            <loaded.Window
              asked={shown}
              causes={causes}
              amounts={amounts}
              kept={loaded.kept}
              productName={productName}
              email={email}
              labelledBy={titleId}
              onGiftChange={forgetGift}
              onTypeChange={showType}
              onCancel={close}
            />
          ) : (
            <LoadingForm failures={failures} onRetry={handleRetry} email={email} />
          )}
        </DialogBody>
      </DialogSheet>
    </Dialog>
  )
}

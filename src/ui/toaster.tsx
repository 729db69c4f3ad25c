import { chakra } from '@chakra-ui/react'
import { createPortal } from 'react-dom'
import {
  resolveValue,
  ToastBar,
  toast as hotToast,
  Toaster as HotToaster,
  type DefaultToastOptions,
  type Toast,
} from 'react-hot-toast'
import { system } from '../theme/system'
import { useTopDialog } from './open-dialogs'

// Numbers of the product (spec section 9), said here although some are the library's own: an update must not change
// them. That at most 20 show at once cannot be said; a test watches it.
const toastOptions: DefaultToastOptions = {
  removeDelay: 1000,
  blank: { duration: 4000 },
  custom: { duration: 4000 },
  error: { duration: 4000, iconTheme: iconColors('danger') },
  success: { duration: 2000, iconTheme: iconColors('success') },
  loading: { duration: Infinity, iconTheme: { primary: color('accent'), secondary: color('border.subtle') } },
  style: {
    boxSizing: 'border-box',
    maxWidth: '350px',
    padding: '0.75rem 1rem',
    borderRadius: system.token.var('radii.lg'),
    border: `2px solid ${color('border.strong')}`,
    boxShadow: 'none',
    backgroundColor: color('bg.surface'),
    color: color('fg'),
    fontSize: system.token.var('fontSizes.sm'),
    lineHeight: '1.4',
  },
}

/** Short messages that come and go. `toast('…')` is the plain kind; each call returns an id for `toast.dismiss`. */
export const toast = hotToast

/** Where toasts appear. Rendered once, in the root. */
export function Toaster() {
  const dialog = useTopDialog()
  const toaster = (
    // Screen readers speak what is added to a region that was there before; a region that arrives with its words, they often miss.
    <div role="status" aria-live="polite" aria-atomic="false">
      <HotToaster toastOptions={toastOptions} containerStyle={{ zIndex: system.token.var('zIndex.toast') }}>
        {(shown) => <ThemedToast shown={shown} />}
      </HotToaster>
    </div>
  )
  // Outside an open dialog nothing is seen, clicked or read out, so the toasts move into it.
  return dialog === null ? toaster : createPortal(toaster, dialog)
}

const Message = chakra('div', {
  base: {
    flex: '1 1 auto',
    marginInline: '2',
    minWidth: '0',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

function ThemedToast({ shown }: { shown: Toast }) {
  return (
    <ToastBar toast={shown}>
      {({ icon }) => (
        <>
          {icon}
          <Message role={shown.type === 'error' ? 'alert' : undefined}>
            {resolveValue(shown.message, shown)}
          </Message>
        </>
      )}
    </ToastBar>
  )
}

function color(name: string): string {
  return system.token.var(`colors.${name}`)
}

function iconColors(name: string) {
  return { primary: color(name), secondary: color('bg.surface') }
}

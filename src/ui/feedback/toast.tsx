import { chakra } from '@chakra-ui/react'
import {
  resolveValue,
  ToastBar,
  toast as hotToast,
  Toaster as HotToaster,
  type DefaultToastOptions,
} from 'react-hot-toast'
import { createPortal } from 'react-dom'
import { system } from '#src/theme/system.ts'
import { useOpenDialog } from './open-dialogs.ts'

// The durations of TOAST-3 to TOAST-9, and the limit of 20, are the library's own.
const toastOptions: DefaultToastOptions = {
  error: { iconTheme: iconColors('danger') },
  success: { iconTheme: iconColors('fg.success') },
  loading: { iconTheme: { primary: color('fg.accent'), secondary: color('border.subtle') } },
  style: {
    boxSizing: 'border-box',
    maxWidth: '350px',
    padding: '0.75rem 1rem',
    borderRadius: variable('radii.lg'),
    border: `2px solid ${color('border.strong')}`,
    boxShadow: 'none',
    backgroundColor: color('bg.surface'),
    color: color('fg'),
    fontSize: variable('fontSizes.sm'),
    lineHeight: '1.4',
  },
}

/** Short messages. Each call returns the id of its toast, to dismiss it or to replace it by another one. */
export const toast = hotToast

export function Toaster() {
  const dialog = useOpenDialog()
  const region = (
    // Screen readers announce additions to an existing live region; content that is added together with its region is
    // often missed.
    <div role="status" aria-live="polite" aria-atomic="false">
      <HotToaster toastOptions={toastOptions} containerStyle={{ zIndex: variable('zIndex.toast') }}>
        {(shown) => (
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
        )}
      </HotToaster>
    </div>
  )
  // Outside an open dialog nothing is visible, clickable or announced, so the toasts move into it.
  return dialog === null ? region : createPortal(region, dialog)
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

function color(name: string): string {
  return variable(`colors.${name}`)
}

function variable(token: string): string {
  return String(system.token.var(token))
}

function iconColors(name: string) {
  return { primary: color(name), secondary: color('bg.surface') }
}

import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { RecoveryForm } from '#src/features/account/recovery-form.tsx'
import { storedProgress, type RecoveryProgress } from '#src/features/account/use-recovery.ts'
import { openForm } from './account-page.tsx'
import type { User } from '#tests/setup/render.tsx'

const copy = {
  'open-link': { heading: 'Use the link', text: 'Press it.' },
  'send-code': { heading: 'Send a code', text: 'Enter it.' },
  'confirm-code': { heading: 'Confirm the code', text: 'Type it.' },
  'new-password': { heading: 'Create a new password', text: 'Choose it.' },
}

export const contact = 'amina@example.com'

/** Opens the recovery page with this state in the tab's storage. */
export function openRecovery(search = '', progress?: RecoveryProgress) {
  if (progress) storedProgress.write(progress)
  return openForm(`/password-recovery${search}`, <RecoveryForm copy={copy} email="hello@gelegrid.example" />)
}

export const step = (name: string) => screen.findByRole('heading', { name, level: 2 })

/** The focus moves in an effect, so the heading can be on the page before it has the focus. */
export const stepHasFocus = async (name: string) => {
  const heading = await step(name)
  await waitFor(() => expect(heading).toHaveFocus())
}

export async function press(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }))
}

export const digit = (at: number) => screen.getByRole('textbox', { name: `Digit ${at} of 4` })

/** The digits in the four boxes. */
export const digits = () => [1, 2, 3, 4].map((at) => (digit(at) as HTMLInputElement).value).join('')

import type { ComponentProps } from 'react'
import { TextInput } from '#src/ui/forms/text-input.tsx'

/** The name that others see. People log in with their email address, which password managers store. */
export function UsernameInput({ hint }: Pick<ComponentProps<typeof TextInput>, 'hint'>) {
  return (
    <TextInput
      name="username"
      label="Username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      required
    />
  )
}

import { Box, Input } from '@chakra-ui/react'
import eyeSvg from '@phosphor-icons/core/assets/bold/eye-bold.svg?raw'
import eyeSlashSvg from '@phosphor-icons/core/assets/bold/eye-slash-bold.svg?raw'
import { useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from '#src/ui/icon.tsx'

type PasswordInputProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  /** The address it belongs to, in a form that has no field for it. Password managers store both together. */
  account?: string
}

/** A password, hidden until the button beside it is pressed. */
export function PasswordInput({ autoComplete, account, ...field }: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <Box position="relative">
          {account !== undefined && (
            <input hidden tabIndex={-1} readOnly autoComplete="username" value={account} />
          )}
          <Input
            {...control}
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            paddingInlineEnd="3.5rem"
          />
          <IconButton
            look="plain"
            position="absolute"
            insetBlock="0"
            insetInlineEnd="1"
            marginBlock="auto"
            // The name stays the same; `aria-pressed` is the state.
            aria-label={`Show ${field.label.toLowerCase()}`}
            aria-pressed={isVisible}
            aria-controls={control.id}
            // Keeps the cursor position in the password.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon svg={isVisible ? eyeSlashSvg : eyeSvg} size={22} />
          </IconButton>
        </Box>
      )}
    </Field>
  )
}

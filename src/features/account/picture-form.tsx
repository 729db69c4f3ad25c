import { Box, chakra, Heading, Input, Wrap } from '@chakra-ui/react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { MAX_CHOSEN_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPES, UNSUPPORTED_PICTURE } from '#contract/picture.ts'
import { deletePicture, savePicture } from '#src/api/account.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/forms/field.tsx'
import { Avatar } from './avatar.tsx'
import { smallPicture } from './small-picture.ts'
import { useAccountMutation } from './use-account-mutation.ts'

// The input itself cannot be styled; its label looks like a button and shows the focus.
const FileLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '6',
    borderRadius: 'full',
    border: '2px solid {colors.border.strong}',
    fontSize: 'sm',
    fontWeight: '700',
    cursor: 'pointer',
    _focusWithin: { outline: '3px solid {colors.fg.brand}', outlineOffset: '2px' },
  },
})

export function PictureForm() {
  const id = useId()
  const { picture } = useCurrentUser()
  const inputRef = useRef<HTMLInputElement>(null)
  const { mutate: save, isPending: isSaving } = useAccountMutation(savePicture)
  const { mutate: remove, isPending: isRemoving } = useAccountMutation(deletePicture)
  const [error, setError] = useState<string>()

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0]
    // Clears the field, so that choosing the same file again is a change.
    input.value = ''
    if (file === undefined || isSaving) return
    const problem = problemOf(file)
    setError(problem)
    if (problem !== undefined) return
    await smallPicture(file).then(
      (small) => save(small),
      () => setError(UNSUPPORTED_PICTURE),
    )
  }

  return (
    <Box role="group" aria-labelledby={id}>
      <Heading id={id} textStyle="subtitle" marginBottom="4">
        Picture
      </Heading>
      <Wrap alignItems="center" gap="5">
        <Avatar />
        <FileLabel>
          {isSaving ? 'Sending…' : 'Choose a picture'}
          <Input
            unstyled
            ref={inputRef}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            srOnly
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => void choose(event)}
          />
        </FileLabel>
        {picture !== null && (
          <Button
            look="outline"
            isBusy={isRemoving}
            // The focused button disappears with the picture.
            onClick={() => remove(undefined, { onSuccess: () => inputRef.current?.focus() })}
          >
            Remove picture
          </Button>
        )}
      </Wrap>
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
    </Box>
  )
}

function problemOf({ type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return UNSUPPORTED_PICTURE
  return size > MAX_CHOSEN_BYTES ? PICTURE_TOO_LARGE : undefined
}

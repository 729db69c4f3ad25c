import { Box, chakra, Heading, Input, Wrap } from '@chakra-ui/react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { MAX_CHOSEN_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPES, UNSUPPORTED_PICTURE } from '#contract/picture.ts'
import { deletePicture } from '#src/api/account.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/forms/field.tsx'
import { Avatar } from './avatar.tsx'
import { CropDialog } from './crop-dialog.tsx'
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
  const { mutate, isPending } = useAccountMutation(deletePicture)
  const [chosen, setChosen] = useState<ImageBitmap | null>(null)
  const [error, setError] = useState<string>()

  function remove() {
    // The focused button disappears with the picture.
    mutate(undefined, { onSuccess: () => inputRef.current?.focus() })
  }

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0]
    // Clears the field, so that choosing the same file again is a change.
    input.value = ''
    if (file === undefined) return
    const problem = problemOf(file)
    setError(problem)
    if (problem !== undefined) return
    try {
      setChosen(await createImageBitmap(file))
    } catch {
      setError(UNSUPPORTED_PICTURE)
    }
  }

  return (
    <Box role="group" aria-labelledby={id}>
      <Heading id={id} textStyle="subtitle" marginBottom="4">
        Picture
      </Heading>
      <Wrap alignItems="center" gap="5">
        <Avatar />
        <FileLabel>
          Choose a picture
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
          <Button look="outline" isBusy={isPending} onClick={remove}>
            Remove picture
          </Button>
        )}
      </Wrap>
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
      <CropDialog picture={chosen} onClose={() => setChosen(null)} />
    </Box>
  )
}

function problemOf({ type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return UNSUPPORTED_PICTURE
  return size > MAX_CHOSEN_BYTES ? PICTURE_TOO_LARGE : undefined
}

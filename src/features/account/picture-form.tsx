import { Box, Heading, Wrap } from '@chakra-ui/react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import {
  MAX_CHOSEN_BYTES,
  PICTURE_SIZE,
  PICTURE_TOO_LARGE,
  PICTURE_TYPES,
  removePicture,
  setPicture,
  UNSUPPORTED_PICTURE,
} from '#contract/picture.ts'
import { call, request } from '#src/api/client.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/forms/field.tsx'
import { Avatar } from './account-header.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

/** The member's picture, with a choice of another one, of which a square is taken. */
export function PictureForm() {
  const id = useId()
  const { picture } = useCurrentUser()
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { mutate: remove, isPending: isRemoving } = useAccountMutation(() => call(removePicture))
  const { mutate: save, isPending: isSaving } = useAccountMutation(async (chosen: ImageBitmap) => {
    const { method, path, answer } = setPicture
    const body = await squareOf(chosen)
    return answer(await request(path, { method, body, headers: { 'content-type': body.type } }))
  })
  const [error, setError] = useState<string>()

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0]
    // Clears the field, so that choosing the same file again is a change.
    input.value = ''
    if (file === undefined) return
    const problem = problemOf(file)
    setError(problem)
    if (problem !== undefined) return
    try {
      save(await createImageBitmap(file))
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
        <Button
          ref={buttonRef}
          look="outline"
          aria-describedby={error ? `${id}-error` : undefined}
          isBusy={isSaving}
          onClick={() => inputRef.current?.click()}
        >
          {isSaving ? 'Sending…' : 'Choose a picture'}
        </Button>
        <input
          ref={inputRef}
          hidden
          type="file"
          aria-label="Choose a picture"
          accept={PICTURE_TYPES.join(',')}
          onChange={(event) => void choose(event)}
        />
        {picture !== null && (
          <Button
            look="outline"
            isBusy={isRemoving}
            // The focused button disappears with the picture.
            onClick={() => remove(undefined, { onSuccess: () => buttonRef.current?.focus() })}
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

/** A square of a picture, as JPEG. Only its pixels are sent, so metadata stays on the device. */
function squareOf(picture: ImageBitmap): Promise<Blob> {
  const side = Math.min(picture.width, picture.height)
  // In an upright photo of a person the face is above the middle.
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 3]
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_SIZE
  canvas.height = PICTURE_SIZE
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency: what is transparent would be saved as black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE)
    context.drawImage(picture, x, y, side, side, 0, 0, PICTURE_SIZE, PICTURE_SIZE)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.'))),
      'image/jpeg',
      0.9,
    )
  })
}

import { Box, chakra, Heading, Input, Stack, Wrap } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
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
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { FieldError } from '#src/ui/forms/field.tsx'
import { Avatar } from './account-header.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

/** The member's picture, with a choice of another one, which is cropped before it is sent. */
export function PictureForm() {
  const id = useId()
  const { picture } = useCurrentUser()
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { mutate: remove, isPending } = useAccountMutation(() => call(removePicture))
  const [chosen, setChosen] = useState<ImageBitmap | null>(null)
  const [error, setError] = useState<string>()
  const close = () => setChosen(null)

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
        <Button
          ref={buttonRef}
          look="outline"
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => inputRef.current?.click()}
        >
          Choose a picture
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
            isBusy={isPending}
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
      <Dialog isOpen={chosen !== null} onClose={close} label="Crop your picture">
        {chosen && <Crop picture={chosen} onClose={close} />}
      </Dialog>
    </Box>
  )
}

function problemOf({ type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return UNSUPPORTED_PICTURE
  return size > MAX_CHOSEN_BYTES ? PICTURE_TOO_LARGE : undefined
}

function Crop({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const id = useId()
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [position, setPosition] = useState(0.5)
  // Reading takes a while, in which a second press would send the picture again: it is a part of the mutation.
  const { mutate: save, isPending } = useAccountMutation(async (canvas: HTMLCanvasElement) => {
    const { method, path, answer } = setPicture
    const body = await readCanvas(canvas)
    return answer(await request(path, { method, body, headers: { 'content-type': body.type } }))
  })

  useEffect(() => {
    if (canvasRef.current) drawSquare(canvasRef.current, picture, position)
  }, [picture, position])

  return (
    <Stack gap="5" padding={{ base: '5', md: '8' }}>
      <Heading textStyle="subtitle">Crop your picture</Heading>
      <chakra.canvas
        ref={canvasRef}
        role="img"
        aria-label="Your picture, cropped"
        width="min(100%, 18rem)"
        aspectRatio="1"
        borderRadius="full"
        alignSelf="center"
      />
      {picture.width !== picture.height && (
        <div>
          <chakra.label htmlFor={id} fontWeight="700">
            Move the picture
          </chakra.label>
          <Input
            unstyled
            id={id}
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={position}
            width="100%"
            minHeight="touch"
            marginTop="2"
            accentColor="{colors.fg.brand}"
            onChange={(event) => setPosition(Number(event.currentTarget.value))}
          />
        </div>
      )}
      <Wrap gap="3">
        <Button
          size="lg"
          isBusy={isPending}
          // After a failure, which a toast has shown, the dialog stays open for another attempt.
          onClick={() => canvasRef.current && save(canvasRef.current, { onSuccess: onClose })}
        >
          {isPending ? 'Sending…' : 'Save'}
        </Button>
        <Button size="lg" look="outline" onClick={onClose}>
          Cancel
        </Button>
      </Wrap>
    </Stack>
  )
}

type Size = { width: number; height: number }

/** The largest square of a picture: `position` from 0 to 1 moves it along the longer side. */
export function squareOf({ width, height }: Size, position: number) {
  const side = Math.min(width, height)
  return { x: (width - side) * position, y: (height - side) * position, side }
}

/** Draws the square on a canvas. Only its pixels are sent, so metadata stays on the device. */
function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, position: number) {
  const { x, y, side } = squareOf(picture, position)
  canvas.width = PICTURE_SIZE
  canvas.height = PICTURE_SIZE
  const context = canvas.getContext('2d')
  if (context === null) return
  // JPEG has no transparency: what is transparent would be shown on the page here, and saved as black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE)
  context.drawImage(picture, x, y, side, side, 0, 0, PICTURE_SIZE, PICTURE_SIZE)
}

function readCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.'))),
      'image/jpeg',
      0.9,
    )
  })
}

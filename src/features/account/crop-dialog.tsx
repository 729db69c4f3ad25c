import { chakra, Heading, Input, Stack, Wrap } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { savePicture } from '#src/api/account.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { drawSquare, readCanvas } from './crop.ts'
import { useAccountMutation } from './use-account-mutation.ts'

type CropDialogProps = { picture: ImageBitmap | null; onClose: () => void }

export function CropDialog({ picture, onClose }: CropDialogProps) {
  return (
    <Dialog isOpen={picture !== null} onClose={onClose} label="Crop your picture">
      {picture && <Crop picture={picture} onClose={onClose} />}
    </Dialog>
  )
}

function Crop({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [position, setPosition] = useState(0.5)
  // Reading takes a while, in which a second press would send the picture again: it is a part of the mutation.
  const { mutateAsync: save, isPending } = useAccountMutation(async (from: HTMLCanvasElement) =>
    savePicture(await readCanvas(from)),
  )

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, position)
  }, [picture, position])

  async function send() {
    if (canvas.current === null) return
    // A failure has been shown already; the dialog stays open for another attempt.
    await save(canvas.current).then(onClose, () => undefined)
  }

  return (
    <Stack gap="5" padding={{ base: '5', md: '8' }}>
      <Heading textStyle="subtitle">Crop your picture</Heading>
      <chakra.canvas
        ref={canvas}
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
        <Button size="lg" isBusy={isPending} onClick={() => void send()}>
          {isPending ? 'Sending…' : 'Save'}
        </Button>
        <Button size="lg" look="outline" onClick={onClose}>
          Cancel
        </Button>
      </Wrap>
    </Stack>
  )
}

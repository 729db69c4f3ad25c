import { PICTURE_SIZE } from '#contract/picture.ts'

type Size = { width: number; height: number }

/** The largest square of a picture: `position` from 0 to 1 moves it along the longer side. */
export function squareOf({ width, height }: Size, position: number) {
  const side = Math.min(width, height)
  return { x: (width - side) * position, y: (height - side) * position, side }
}

/** Draws the square on a canvas. Only its pixels are sent, so metadata stays on the device. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, position: number) {
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

export function readCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.'))),
      'image/jpeg',
      0.9,
    )
  })
}

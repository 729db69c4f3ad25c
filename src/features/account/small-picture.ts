import { PICTURE_SIZE } from '#contract/picture.ts'

/**
 * The picture in the size that is kept, as a photograph of a phone has several megabytes. Only its pixels are sent, so
 * metadata stays on the device. The server cuts it square. Rejects what is no picture.
 */
export async function smallPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, PICTURE_SIZE / Math.min(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw.')
  // JPEG has no transparency: what is transparent would be saved as black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('It cannot be read.')))
    canvas.toBlob(take, 'image/jpeg', 0.9)
  })
}

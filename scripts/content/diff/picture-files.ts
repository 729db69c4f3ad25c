import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

export const PICTURES = 'pictures'

/** A range of pixel rows of a page. */
export type Rows = { first: number; last: number }

/** The files of a screenshot, by their paths relative to the report. */
export type PictureFiles = { whole: string; excerpt: string }

/** The maximum size of WebP, in pixels. */
const MAX_SIDE = 16_383
const QUALITY = 85
/** Context shown above and below the changed rows. */
const MARGIN = 160
const MAX_EXCERPT = 1_200

/** Writes the screenshot of a page, and an excerpt that begins a little above the rows. */
export async function writePicture(
  folder: string,
  name: string,
  png: Buffer,
  rows: Rows,
): Promise<PictureFiles> {
  const { width, height } = await sharp(png).metadata()
  const top = Math.max(0, rows.first - MARGIN)
  const bottom = Math.min(height, rows.last + MARGIN, top + MAX_EXCERPT)
  const write = async (ending: string, from: number, to: number) => {
    const file = path.posix.join(PICTURES, `${name}${ending}.webp`)
    const cut = sharp(png).extract({ left: 0, top: from, width, height: to - from })
    await cut.webp({ quality: QUALITY, smartSubsample: true }).toFile(path.join(folder, file))
    return file
  }
  mkdirSync(path.join(folder, PICTURES), { recursive: true })
  return {
    whole: await write('', 0, Math.min(height, MAX_SIDE)),
    excerpt: await write('-excerpt', top, bottom),
  }
}

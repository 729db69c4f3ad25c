import generatedCards from '#generated/cards.json' with { type: 'json' }
import generated from '#generated/images.json' with { type: 'json' }

type RasterEntry = {
  /** Append `-640.avif` for the file with that width; src/ui/picture-widths.ts has the widths. */
  base: string
  width: number
  height: number
  /** The dominant colour, shown until the picture has loaded; none for transparent pictures. */
  color?: string
  avif: Array<number>
  webp: Array<number>
  /** The PNG or JPEG for link previews, which few pictures have. */
  share?: string
}

type VectorEntry = { src: string; width: number; height: number; color?: string }

export type ManifestEntry = RasterEntry | VectorEntry

/** All pictures by their paths below content/, written by scripts/prepare-images.ts. */
export type PictureManifest = Record<string, ManifestEntry>

export type DocumentImage = { src: string; alt: string }

/** Without widths, which follow from the width of the original (src/ui/picture-widths.ts). */
export type RasterPicture = { alt: string } & Omit<RasterEntry, 'share' | 'avif' | 'webp'>
type VectorPicture = { alt: string } & VectorEntry

export type PictureData = RasterPicture | VectorPicture

export type SharePicture = { alt: string; src: string; width: number; height: number }

const SHARE_WIDTH = 1200

/** Looks pictures up in a manifest. For route loaders only, as the manifest is far too large for a browser. */
export function createPictures(manifest: PictureManifest) {
  function find(folder: string, src: string): ManifestEntry {
    const key = folder === '' ? src : `${folder}/${src}`
    const entry = manifest[key]
    if (entry === undefined) {
      throw new Error(`content/${key} is not there. Check the name, or put the picture into that folder.`)
    }
    return entry
  }

  return {
    /** The picture of a document in this folder: `picture('blog', article.cover)`. */
    picture(folder: string, image: DocumentImage): PictureData {
      const entry = find(folder, image.src)
      if ('src' in entry) return { alt: image.alt, ...entry }
      const { base, width, height, color } = entry
      return { alt: image.alt, base, width, height, color }
    },

    /** The same picture in a format for crawlers. */
    sharePicture(folder: string, image: DocumentImage): SharePicture {
      const entry = find(folder, image.src)
      if ('src' in entry || entry.share === undefined) {
        const where = folder === '' ? 'content' : `content/${folder}`
        throw new Error(`${where}/${image.src} has no variant for sharing. See scripts/images/originals.ts.`)
      }
      const width = Math.min(entry.width, SHARE_WIDTH)
      const height = Math.round((entry.height * width) / entry.width)
      return { alt: image.alt, src: entry.share, width, height }
    },
  }
}

export const { picture, sharePicture } = createPictures(generated)

/** The cards by the keys of their documents, such as `blog/5`, written by scripts/prepare-cards.ts. */
export type CardManifest = Record<string, { src: string; alt: string }>

const cards: CardManifest = generatedCards

/** The picture for link previews of a document. */
export function card(collection: string, key: string | number): SharePicture {
  const found = cards[`${collection}/${key}`]
  if (!found)
    throw new Error(`There is no card of content/${collection}/${key}. See scripts/prepare-cards.ts.`)
  return { ...found, width: 1200, height: 630 }
}

import generated from '#generated/images.json' with { type: 'json' }

type RasterEntry = {
  /** Append `-640.avif` for the file of that width; src/lib/picture-widths.ts has the widths. */
  base: string
  width: number
  height: number
  /** The colour of its ground, shown until it arrives; none for a picture that one can see through. */
  color?: string
  /** The size of the smallest AVIF, which visitors who save data are told. */
  bytes?: number
  /** The widths there are files of. */
  avif: Array<number>
  webp: Array<number>
  /** The PNG or JPEG for link previews, for the few pictures that have one. */
  share?: string
}

type VectorEntry = { src: string; width: number; height: number; color?: string }

export type ManifestEntry = RasterEntry | VectorEntry

/** Every picture by its path below content/, as scripts/prepare-images.ts writes it. */
export type PictureManifest = Record<string, ManifestEntry>

/** A picture as a document names it. */
export type DocumentImage = { src: string; alt: string }

/** Without its widths: they follow from the width of the original (src/lib/picture-widths.ts). */
export type RasterPicture = { alt: string } & Omit<RasterEntry, 'share' | 'avif' | 'webp'>
export type VectorPicture = { alt: string } & VectorEntry

/** All that a page needs to show a picture without moving when it arrives. */
export type PictureData = RasterPicture | VectorPicture

/** The picture for link previews. */
export type SharePicture = { alt: string; src: string; width: number; height: number }

const SHARE_WIDTH = 1200

/** Looks pictures up in a manifest. Only for route loaders: the manifest is far too large for a browser. */
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
    /** The picture a document of this folder means: `picture('blog', article.cover)`. */
    picture(folder: string, image: DocumentImage): PictureData {
      const entry = find(folder, image.src)
      if ('src' in entry) return { alt: image.alt, ...entry }
      const { base, width, height, color, bytes } = entry
      return { alt: image.alt, base, width, height, color, bytes }
    },

    /** The same picture in a format that crawlers read. */
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

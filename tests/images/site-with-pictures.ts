import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { prepareImages } from '#scripts/prepare-images.ts'
import type { ManifestEntry, PictureManifest } from '#src/content/pictures.ts'
import { temporaryFolder, writeIn } from '#tests/content/temporary-project.ts'

/** An empty project in a temporary folder, in which pictures are prepared. */
export function siteWithPictures(files: Record<string, Buffer | string>) {
  const root = temporaryFolder()
  const put = (key: string, content: Buffer | string) => writeIn(root, `content/${key}`, content)
  for (const [key, content] of Object.entries(files)) put(key, content)

  const publicFolder = join(root, '.generated/public')
  return {
    root,
    put,
    remove: (key: string) => rm(join(root, 'content', key)),
    prepare: () => prepareImages({ root, log: () => undefined }),
    images: async () => (await readdir(join(publicFolder, 'images'))).sort(),
    served: (path: string) => readFile(join(publicFolder, path)),
    async manifest(): Promise<PictureManifest> {
      return JSON.parse(await readFile(join(root, '.generated/images.json'), 'utf8'))
    },
    async entry(key: string): Promise<ManifestEntry> {
      const entry = (await this.manifest())[key]
      if (entry === undefined) throw new Error(`${key} is not in the manifest`)
      return entry
    },
  }
}

/** A picture of one colour, in the format of its file name. */
export function plainPicture(
  width: number,
  height: number,
  {
    format = 'webp',
    background = '#FFB91F',
  }: { format?: 'avif' | 'webp' | 'png' | 'jpeg'; background?: string } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer()
}

import path from 'node:path'
import { kebab } from '#scripts/content/kinds.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { siteIcons } from '#src/content/site-pictures.ts'

export type Original = {
  /** The path below content/, with forward slashes: a document's folder and `src`. */
  key: string
  file: string
  /** The prefix of the names of all files made from it. */
  name: string
  isVector: boolean
  /** Also created as PNG or JPEG, because crawlers for link previews do not read AVIF. */
  isShared: boolean
  /** Whether it belongs to a page, which mostly shows it at the top: visitors wait for its file. */
  isOnTop: boolean
}

export const imageEndings = ['.avif', '.webp', '.png', '.jpg', '.jpeg', '.svg']

/** The icons of the site, by their paths below content/. */
export const iconFiles = siteIcons.map(({ file }) => `images/${file}`)
const SHARED_FOLDERS = ['images', 'blog/images']

/** All pictures in `images` folders but the icons, in a stable order. The checker reports other files. */
export function findOriginals(content: string): Array<Original> {
  return filesBelow(content)
    .filter((key) => path.posix.dirname(key).split('/').includes('images') && !iconFiles.includes(key))
    .filter((key) => imageEndings.includes(path.extname(key).toLowerCase()))
    .map((key) => {
      const folder = path.posix.dirname(key)
      const isVector = key.toLowerCase().endsWith('.svg')
      const isShared = !isVector && SHARED_FOLDERS.includes(folder)
      const isOnTop = !isVector && folder === 'pages/images'
      return { key, file: path.join(content, key), name: publicName(key), isVector, isShared, isOnTop }
    })
}

/** `blog/images/Climate change.webp` is served as `blog-climate-change…`: a comma or space would break `srcset`. */
export function publicName(key: string): string {
  const { dir, name } = path.posix.parse(key)
  return kebab([...dir.split('/').filter((folder) => folder !== 'images'), name].join('-'))
}

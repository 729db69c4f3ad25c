import { basename, dirname, extname, join } from 'node:path'
import { filesBelow } from '#scripts/files-below.ts'
import { siteIcons } from '#src/content/site-pictures.ts'

/** The type of a file: `icon` keeps its name for browsers, all others get a hash in their names. */
export type Kind = 'raster' | 'vector' | 'icon'

export type Original = {
  /** The path below content/, with forward slashes: a document's folder and `src`. */
  key: string
  file: string
  kind: Kind
  /** The prefix of the names of all files made from it. */
  name: string
  /** Also created as PNG or JPEG, because crawlers for link previews do not read AVIF. */
  isShared: boolean
  /** Whether it belongs to a page, which mostly shows it at the top: visitors wait for its file. */
  isOnTop: boolean
}

/** Files that keep their names, without a hash. */
export const iconNames: ReadonlyArray<string> = siteIcons.map(({ file }) => file)

/** The supported extensions. */
export const imageEndings = ['.avif', '.webp', '.png', '.jpg', '.jpeg', '.svg']

const SITE_FOLDER = 'images'
const SHARED_FOLDERS = new Set([SITE_FOLDER, 'blog/images'])
const PAGES_FOLDER = 'pages/images'

/** All pictures in `images` folders, in a stable order; problems name unsupported files. */
export function findOriginals(content: string) {
  const keys = filesBelow(content)
    .filter((key) => !basename(key).startsWith('.'))
    .filter((key) => key.split('/').slice(0, -1).includes('images'))

  const originals: Array<Original> = []
  const problems: Array<string> = []
  for (const key of keys) {
    const kind = kindOf(key)
    if (kind === null) {
      problems.push(`content/${key}: pictures end in ${imageEndings.join(', ')}. Export it as one of these.`)
    } else {
      const isShared = kind === 'raster' && SHARED_FOLDERS.has(dirname(key))
      const isOnTop = kind === 'raster' && dirname(key) === PAGES_FOLDER
      originals.push({ key, file: join(content, key), kind, name: publicName(key), isShared, isOnTop })
    }
  }
  return { originals, problems }
}

function kindOf(key: string): Kind | null {
  if (dirname(key) === SITE_FOLDER && iconNames.includes(basename(key))) return 'icon'
  const extension = extname(key).toLowerCase()
  if (extension === '.svg') return 'vector'
  return imageEndings.includes(extension) ? 'raster' : null
}

/** `blog/images/Climate change.webp` is served as `blog-climate-change…`: a comma or space would break `srcset`. */
export function publicName(key: string): string {
  const folders = dirname(key)
    .split('/')
    .filter((folder) => folder !== 'images')
  return [...folders, basename(key, extname(key))]
    .join('-')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

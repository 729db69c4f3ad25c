/** What the head of a page says, including its link preview. */
export type Head = {
  title: string
  /** The title of the link preview, if its picture already contains the site name. */
  shareTitle?: string
  siteName: string
  /** Such as https://example.org */
  siteUrl: string
  description: string
  sharePicture: { src: string; alt: string; width: number; height: number }
  /** The Open Graph type, if the page is not an ordinary one. */
  type?: 'website' | 'article' | 'profile'
  publishedOn?: string
  /** The address of the page with the same content, if this is a copy of it. */
  canonicalPath?: string
  isHidden?: boolean
  /** The path that the page is prerendered for, if it is served at other addresses. */
  fallbackPath?: string
}

/** Search engines cut descriptions off after about this many characters. */
export const DESCRIPTION_LENGTH = 160
/** The minimum length at which the whole sentences of a text suffice. */
const MIN_DESCRIPTION_LENGTH = 90

/** Shortens a text to its first whole sentences if they are long enough, otherwise to as many words as fit. */
export function shortened(text: string, length = DESCRIPTION_LENGTH): string {
  if (text.length <= length) return text
  const [sentences = ''] =
    new RegExp(`^.{${MIN_DESCRIPTION_LENGTH - 1},${length - 1}}[.!?][”’"')]?(?=\\s)`, 'su').exec(text) ?? []
  if (sentences !== '' && sentences.length <= length) return sentences
  const words = text.slice(0, length).replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`
}

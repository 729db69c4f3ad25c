import type { CardKind } from './design.ts'

/** The content of a card, and the key of its document. */
export type Card = {
  /** The collection and the key of the document, such as `blog/5`. */
  key: string
  kind: CardKind
  /** The title of the parent page, such as Blog. */
  label: string
  title: string
  /** A line of details: author and date, or date and place. */
  detail: string
  /** The picture of the document: its path below content/ and its alt text. */
  picture: { path: string; alt: string } | null
  /** Replaces the picture. */
  date: { days: string; month: string; year: string } | null
}

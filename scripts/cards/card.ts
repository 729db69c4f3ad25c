import type { CardKind } from './design.ts'

/** What a card shows, and where it is kept. */
export type Card = {
  /** The collection and the key of the document, such as `blog/5`. */
  key: string
  kind: CardKind
  /** The title of the page above, such as Blog. */
  label: string
  title: string
  /** What else to know: who wrote it and when, or where it takes place. */
  detail: string
  /** The picture of the document, by its path below content/ and in words. */
  picture: { path: string; alt: string } | null
  /** In place of a picture. */
  date: { days: string; month: string; year: string } | null
}

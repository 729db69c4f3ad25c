import generated from '#generated/cards.json' with { type: 'json' }
import type { SharePicture } from './pictures.ts'

/** The cards by the keys of their documents, such as `blog/5`, written by scripts/prepare-cards.ts. */
export type CardManifest = Record<string, { src: string; alt: string }>

const SIZE = { width: 1200, height: 630 }

const cards: CardManifest = generated

/**
 * The picture for link previews of a document. For route loaders only, as the manifest is too large for a browser.
 */
export function card(collection: string, key: string | number): SharePicture {
  const found = cards[`${collection}/${key}`]
  if (!found)
    throw new Error(`There is no card of content/${collection}/${key}. See scripts/prepare-cards.ts.`)
  return { ...found, ...SIZE }
}

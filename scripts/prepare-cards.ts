import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import writeFileAtomic from 'write-file-atomic'
import type { CardManifest } from '#src/content/cards.ts'
import type { PictureManifest } from '#src/content/pictures.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { type Card, cardsOfSite } from './cards/cards-of-site.ts'
import { FONTS } from './cards/fonts.ts'
import { publicName } from './images/originals.ts'
import { CARDS_FOLDER, writeManifest } from './prepare-images.ts'

export type CardSummary = { cards: number; drawn: number }

/**
 * Draws the pictures for link previews of articles, stories, events, causes, mentors and jobs. Needs the prepared
 * pictures and the compiled content. Only changed cards are drawn again.
 */
export async function prepareCards(root: string, log: (line: string) => void): Promise<CardSummary> {
  const startedAt = performance.now()
  const folder = path.join(root, '.generated/public/images', CARDS_FOLDER)
  await mkdir(folder, { recursive: true })

  const hashOf = await cardHash(root)
  const cards = (await cardsOfSite(root)).map((card) => ({
    card,
    name: `${publicName(`${card.key}.jpg`)}.${hashOf(card)}.jpg`,
  }))
  const missing = cards.filter(({ name }) => !existsSync(path.join(folder, name)))
  if (missing.length > 0) {
    // Imported on demand, so that a run without changes does not load the fonts.
    const { startDrawing } = await import('./cards/draw.tsx')
    const draw = await startDrawing(root)
    await pLimit(availableParallelism()).map(missing, async ({ card, name }) => {
      const jpeg = await draw(card).catch((cause: unknown) => {
        throw new Error(`The card of content/${card.key} cannot be drawn.`, { cause })
      })
      await writeFileAtomic(path.join(folder, name), jpeg, { fsync: false })
    })
  }
  const wanted = new Set(cards.map(({ name }) => name))
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(path.join(folder, name))

  await writeManifest(
    path.join(root, '.generated/cards.json'),
    cards.map(({ card, name }): [string, CardManifest[string]] => {
      const alt = `${card.label}: ${card.title}.${card.picture ? ` ${card.picture.alt}` : ''}`
      return [card.key, { src: `/images/${CARDS_FOLDER}/${name}`, alt }]
    }),
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  log(`Cards: ${cards.length} for links that are shared, ${missing.length} drawn (${seconds} s)`)
  return { cards: cards.length, drawn: missing.length }
}

/** The start of the hash of everything that affects a card. */
async function cardHash(root: string): Promise<(card: Card) => string> {
  const pictures = JSON.parse(
    await readFile(path.join(root, '.generated/images.json'), 'utf8'),
  ) as PictureManifest
  const patterns = (await readdir('src/theme/patterns')).sort().map((name) => `src/theme/patterns/${name}`)
  const files = [
    'scripts/cards/draw.tsx',
    'scripts/cards/fonts.ts',
    'src/theme/tokens.ts',
    ...patterns,
    ...FONTS.map(({ file }) => file),
    path.join(root, 'content', picturesInCode.logo),
  ]
  const shared = createHash('sha256')
  for (const file of files) shared.update(await readFile(file))
  return (card) => {
    const picture = card.picture && pictures[card.picture.path]
    // The address of a prepared picture contains the hash of its content.
    const address = picture && ('src' in picture ? picture.src : picture.base)
    const { picture: _picture, ...copy } = card
    return shared
      .copy()
      .update(JSON.stringify([copy, address]))
      .digest('hex')
      .slice(0, 8)
  }
}

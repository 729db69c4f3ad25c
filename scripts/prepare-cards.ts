import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import writeFileAtomic from 'write-file-atomic'
import type { CardManifest } from '#src/content/cards.ts'
import type { PictureManifest } from '#src/content/pictures.ts'
import { picturesInCode } from '#src/lib/site-pictures.ts'
import type { Card } from './cards/card.ts'
import { cardsOfSite } from './cards/cards-of-site.ts'
import { design, patterns } from './cards/design.ts'
import type { Draw } from './cards/draw.ts'
import { fontBytes } from './cards/fonts.ts'
import { writeManifest } from './images/manifest.ts'
import { publicName } from './images/originals.ts'
import { CARDS_FOLDER, syncImages } from './images/outputs.ts'
import { clearAbandoned, clearUnused } from './images/unfinished.ts'

export type CardSummary = { cards: number; drawn: number }

/**
 * Draws the pictures for link previews of articles, stories, events, causes, mentors and jobs. Needs the prepared
 * pictures and the compiled content. Only changed cards are drawn again.
 */
export async function prepareCards(root: string, log: (line: string) => void): Promise<CardSummary> {
  const startedAt = performance.now()
  const cacheFolder = path.join(root, '.cache/cards')
  const cardsFolder = path.join(root, '.generated/public/images', CARDS_FOLDER)
  await mkdir(cacheFolder, { recursive: true })
  await clearAbandoned([cardsFolder], Date.now())

  const hashOf = await cardHash(root)
  const cards = (await cardsOfSite(root)).map((card) => ({ card, hash: hashOf(card) }))
  const missing = cards.filter(({ hash }) => !existsSync(fileIn(cacheFolder, hash)))
  if (missing.length > 0) {
    const draw = await lazyDraw(root)
    await pLimit(availableParallelism()).map(missing, async ({ card, hash }) => {
      await writeFileAtomic(fileIn(cacheFolder, hash), await drawn(card, draw), { fsync: false })
    })
  }

  await syncImages(
    cardsFolder,
    cards.map(({ card, hash }) => ({ from: fileIn(cacheFolder, hash), name: servedName(card, hash) })),
  )
  await writeManifest(path.join(root, '.generated/cards.json'), manifestOf(cards))
  await clearUnused(
    cacheFolder,
    new Set(cards.map(({ hash }) => path.basename(fileIn('', hash)))),
    Date.now(),
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  log(`Cards: ${cards.length} for links that are shared, ${missing.length} drawn (${seconds} s)`)
  return { cards: cards.length, drawn: missing.length }
}

function manifestOf(
  cards: ReadonlyArray<{ card: Card; hash: string }>,
): Array<[string, CardManifest[string]]> {
  return cards.map(({ card, hash }) => {
    const alt = `${card.label}: ${card.title}.${card.picture ? ` ${card.picture.alt}` : ''}`
    return [card.key, { src: `/images/${CARDS_FOLDER}/${servedName(card, hash)}`, alt }]
  })
}

/** The hash of everything that affects a card. */
async function cardHash(root: string): Promise<(card: Card) => string> {
  const pictures = JSON.parse(
    await readFile(path.join(root, '.generated/images.json'), 'utf8'),
  ) as PictureManifest
  const files = [
    'src/theme/tokens.ts',
    ...Object.values(patterns).map((pattern) => `src/theme/patterns/${pattern}.svg`),
    path.join(root, 'content', picturesInCode.logo),
  ]
  const shared = createHash('sha256').update(JSON.stringify(design))
  for (const bytes of [...(await Promise.all(files.map((file) => readFile(file)))), ...(await fontBytes())])
    shared.update(bytes)
  const common = shared.digest()
  return (card) => {
    const picture = card.picture && pictures[card.picture.path]
    // The address of a prepared picture contains the hash of its content.
    const address = picture && ('src' in picture ? picture.src : picture.base)
    const { key: _key, picture: _picture, ...copy } = card
    return createHash('sha256')
      .update(common)
      .update(JSON.stringify([copy, address]))
      .digest('hex')
  }
}

// Imported on demand, so that a run without changes does not load the image library and the fonts.
async function lazyDraw(root: string): Promise<Draw> {
  const { startDrawing } = await import('./cards/draw.ts')
  return startDrawing(root)
}

async function drawn(card: Card, draw: Draw): Promise<Buffer> {
  try {
    return await draw(card)
  } catch (error) {
    throw new Error(`The card of content/${card.key} cannot be drawn.`, { cause: error })
  }
}

function fileIn(folder: string, hash: string): string {
  return path.join(folder, `${hash}.jpg`)
}

function servedName(card: Card, hash: string): string {
  return `${publicName(`${card.key}.jpg`)}.${hash.slice(0, 8)}.jpg`
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import writeFileAtomic from 'write-file-atomic'
import type { CardManifest } from '#src/content/pictures.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { type Card, cardsOfSite } from './cards/cards-of-site.ts'
import { drawCard } from './cards/draw.tsx'
import { publicName } from './images/originals.ts'
import { CARDS_FOLDER, removeOthers, writeManifest } from './prepare-images.ts'

/**
 * Draws the pictures for link previews of articles, stories, events, causes, mentors and jobs from the compiled
 * content. Only changed cards are drawn again. Returns how many there are, and how many were drawn.
 */
export async function prepareCards(root: string, log: (line: string) => void) {
  const folder = path.join(root, '.generated/public/images', CARDS_FOLDER)
  await mkdir(folder, { recursive: true })

  const hashOf = await cardHash(root)
  let drawn = 0
  async function prepare(card: Card): Promise<[string, CardManifest[string]]> {
    const name = `${publicName(`${card.key}.jpg`)}.${await hashOf(card)}.jpg`
    const file = path.join(folder, name)
    if (!existsSync(file)) {
      drawn += 1
      await writeFileAtomic(file, await drawCard(root, card), { fsync: false })
    }
    const alt = `${card.label}: ${card.title}.${card.picture ? ` ${card.picture.alt}` : ''}`
    return [card.key, { src: `/images/${CARDS_FOLDER}/${name}`, alt }]
  }
  const cards = await pLimit(availableParallelism()).map(await cardsOfSite(root), (card) =>
    prepare(card).catch((cause: unknown) => {
      throw new Error(`The card of content/${card.key} cannot be drawn.`, { cause })
    }),
  )
  const files = cards.map(([, { src }]) => path.basename(src))
  await removeOthers(folder, files)
  await writeManifest(path.join(root, '.generated/cards.json'), cards)
  log(`Cards: ${cards.length} for links that are shared, ${drawn} drawn`)
  return { cards: cards.length, drawn }
}

/** The start of the hash of everything that affects a card. */
async function cardHash(root: string): Promise<(card: Card) => Promise<string>> {
  const patterns = (await readdir('src/theme/patterns')).map((name) => `src/theme/patterns/${name}`)
  const shared = createHash('sha256')
  for (const file of ['scripts/cards/draw.tsx', 'src/theme/tokens.ts', ...patterns.sort()])
    shared.update(await readFile(file))
  shared.update(await readFile(path.join(root, 'content', picturesInCode.logo)))
  return async (card) => {
    const hash = shared.copy().update(JSON.stringify(card))
    if (card.picture) hash.update(await readFile(path.join(root, 'content', card.picture.path)))
    return hash.digest('hex').slice(0, 8)
  }
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import writeFileAtomic from 'write-file-atomic'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { CardManifest } from '#src/content/pictures.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { dateBlock, eventTimeText } from '#src/features/events/event-time.ts'
import { formatDay } from '#src/lib/dates.ts'
import { capitalized } from '#src/lib/words.ts'
import { type Card, drawCard } from './cards/draw.tsx'
import { compiled } from './content/compiled.ts'
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

/** The cards of all documents with a page that people share. The texts are those of the compiled content. */
async function cardsOfSite(root: string): Promise<Array<Card>> {
  const pages = await compiled(root, 'Page')
  const above = (slug: string) => pages.find((page) => page.slug === slug)
  const label = (slug: string) => above(slug)?.title ?? ''
  const { currencies } = await compiled(root, 'Donations')
  const gifts = currencies.map(({ code, minimum }) => formatMoney(toMinorUnits(minimum), code))
  const jobsPicture = above('jobs')?.hero

  return [
    ...(await compiled(root, 'BlogArticle')).map(({ id, title, author, publishedOn, cover }): Card => ({
      key: `blog/${id}`,
      kind: 'article',
      label: label('blog'),
      title,
      detail: `By ${author} · ${formatDay(publishedOn)}`,
      picture: pictureOf('blog', cover),
    })),
    ...(await compiled(root, 'ImpactStory')).map(({ slug, title, person, place, image }): Card => ({
      key: `stories/${slug}`,
      kind: 'story',
      label: label('impact-stories'),
      title,
      detail: `${person}, ${place}`,
      picture: pictureOf('stories', image),
    })),
    ...(await compiled(root, 'Event')).map((event): Card => ({
      key: `events/${event.slug}`,
      kind: 'event',
      // A link to a cancelled event says so.
      label: capitalized(event.changes?.at(-1)?.status ?? label('events')),
      title: event.title,
      detail: [eventTimeText(event), event.isOnline ? `Online: ${event.place}` : event.place].join('\n'),
      date: dateBlock(event),
    })),
    ...(await compiled(root, 'Cause')).map(({ slug, title, image }): Card => ({
      key: `causes/${slug}`,
      kind: 'cause',
      label: label('donate'),
      title,
      detail: `Gifts begin at ${gifts.join(' or ')}.`,
      picture: pictureOf('causes', image),
    })),
    ...(await compiled(root, 'Mentor')).map(({ slug, name, role, image }): Card => ({
      key: `mentors/${slug}`,
      kind: 'mentor',
      label: label('mentors'),
      title: name,
      detail: role,
      picture: pictureOf('mentors', image),
    })),
    ...(await compiled(root, 'Job')).map(({ slug, role, employment, location }): Card => ({
      key: `jobs/${slug}`,
      kind: 'job',
      label: label('jobs'),
      title: role,
      detail: `${employment}\n${location}`,
      picture: jobsPicture && pictureOf('pages', jobsPicture),
    })),
  ]
}

function pictureOf(folder: string, { src, alt }: { src: string; alt: string }) {
  return { path: `${folder}/${src}`, alt }
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CSSProperties, ReactNode } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { tokens } from '#src/theme/tokens.ts'

type CardKind = 'article' | 'story' | 'event' | 'cause' | 'mentor' | 'job'

export type Card = {
  /** The collection and the key of the document, such as `blog/5`. */
  key: string
  kind: CardKind
  /** The title of the parent page, such as Blog. */
  label: string
  title: string
  /** Lines of details: author and date, or date and place. */
  detail: string
  /** The picture of the document: its path below content/ and its alt text. */
  picture?: { path: string; alt: string } | undefined
  /** Replaces the picture. */
  date?: { days: string; month: string; year: string }
}

// By its folder: Vite, which bundles what npm run dev needs, leaves import.meta undefined in files of JSX.
const { resolve } = createRequire(path.resolve('package.json'))
const noto = (weight: number) => `@fontsource/noto-sans/files/noto-sans-latin-ext-${weight}-normal.woff`
const EPILOGUE = '@expo-google-fonts/epilogue/800ExtraBold/Epilogue_800ExtraBold.ttf'
const JAKARTA = '@expo-google-fonts/plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold.ttf'

/** Those of Noto Sans contain letters of Hausa. */
const fonts = [
  await font('heading', 800, EPILOGUE),
  await font('heading-hausa', 800, noto(800)),
  await font('body', 600, JAKARTA),
  await font('body-hausa', 600, noto(600)),
]

const WIDTH = 1200
const HEIGHT = 630

const TEXT = { left: 64, width: 560, top: 140, height: 448 }
// Nearly square pictures are placed within the panel on the right; wider ones extend to the edge of the card.
const SQUARE = { left: 694, top: 72, width: 472, height: 472, radius: 24 }
const WIDE = { left: 676, top: 100, width: 524, height: 416, radius: '24px 0 0 24px' }
const LARGEST_SQUARE_RATIO = 1.2

// WhatsApp ignores pictures above 300 KB. mozjpeg makes them a quarter smaller in three times the time.
const JPEG = { quality: 84 }

const patterns: Record<CardKind, string> = {
  article: 'circuit-dark',
  story: 'scallop-dark',
  event: 'rings-dark',
  cause: 'leaf-dark',
  mentor: 'diamond-dark',
  job: 'mud-dark',
}

const { shea, zobo, ink, muted, danfo, agbalumo, lilac } = tokens.colors

const family = (face: 'heading' | 'body') => `${face}, ${face}-hausa`

const LABEL = { fontFamily: family('body'), lineHeight: 1.2, color: zobo.value }
const TITLE = { fontFamily: family('heading'), lineHeight: 1.1, letterSpacing: '-0.025em', color: ink.value }
const DETAIL = { fontFamily: family('body'), lineHeight: 1.34, color: muted.value }
const DAYS = { fontFamily: family('heading'), lineHeight: 1, letterSpacing: '-0.04em', color: zobo.value }

/** Emoji, with the space before them: the fonts would draw them as boxes. */
const UNDRAWABLE = / *\p{Extended_Pictographic}\uFE0F?/gu

type Box = { width: number; height: number; sizes: readonly [largest: number, smallest: number] }

/** Draws a card as a JPEG file. */
export async function drawCard(root: string, card: Card): Promise<Buffer> {
  const logo = await svgUrl(path.join(root, 'content', picturesInCode.logo))
  const pattern = await svgUrl(`src/theme/patterns/${patterns[card.kind]}.svg`)
  const svg = await satori(
    <div style={{ display: 'flex', width: WIDTH, height: HEIGHT, backgroundColor: shea.value }}>
      <div style={{ ...at(660, 0), width: 540, height: HEIGHT, backgroundImage: `url(${pattern})` }} />
      <div style={{ ...at(0, 616), width: WIDTH, height: 14, backgroundImage: WOVEN }} />
      <img src={logo} height={60} style={at(64, 52)} />
      <div style={{ ...at(TEXT.left, TEXT.top), ...COLUMN, ...TEXT, justifyContent: 'center', gap: 22 }}>
        {await fitted(card.label, LABEL, { width: TEXT.width, height: 34, sizes: [28, 20] })}
        {await fitted(card.title, TITLE, { width: TEXT.width, height: 290, sizes: [66, 34] })}
        {await fitted(card.detail, DETAIL, { width: TEXT.width, height: 112, sizes: [27, 23] })}
      </div>
      {card.picture && (await picture(path.join(root, 'content', card.picture.path), card.kind))}
      {card.date && (await calendarSheet(card.date))}
    </div>,
    { width: WIDTH, height: HEIGHT, fonts },
  )
  return sharp(Buffer.from(svg)).flatten().jpeg(JPEG).toBuffer()
}

/** A text as large as its box allows, in lines of similar length. What is too long at the smallest size is cut off. */
async function fitted(text: string, style: CSSProperties, box: Box): Promise<ReactNode> {
  const drawable = text.normalize('NFC').replace(UNDRAWABLE, '').trim()
  if (drawable === '') return null
  const [largest, smallest] = box.sizes
  for (let fontSize = largest; fontSize >= smallest; fontSize -= 2) {
    const sized: CSSProperties = { ...style, fontSize, display: 'block', whiteSpace: 'pre-line' }
    const block = <div style={{ ...sized, textWrap: 'balance', width: box.width }}>{drawable}</div>
    const [lines, longestWord] = await measure([
      block,
      <div style={{ ...sized, width: 'min-content' }}>{drawable}</div>,
    ])
    if (lines && longestWord && lines.height <= box.height && longestWord.width <= box.width) return block
  }
  const lineClamp = Math.floor(box.height / (smallest * Number(style.lineHeight)))
  return (
    <div style={{ ...style, fontSize: smallest, display: 'block', wordBreak: 'break-word', lineClamp }}>
      {drawable}
    </div>
  )
}

async function measure(blocks: Array<ReactNode>) {
  const sizes: Array<{ width: number; height: number }> = []
  await satori(<div style={COLUMN}>{blocks}</div>, {
    width: 4 * WIDTH,
    fonts,
    onNodeDetected: (node) => sizes.push(node),
  })
  return sizes.slice(1)
}

async function picture(file: string, kind: CardKind): Promise<ReactNode> {
  const image = sharp(await readFile(file)).autoOrient()
  const { width, height } = (await image.metadata()).autoOrient
  const { left, top, radius, ...size } = width / height > LARGEST_SQUARE_RATIO ? WIDE : SQUARE
  // In the pictures on top of pages, which jobs show, people are on the right.
  const position = kind === 'job' ? 'right' : 'centre'
  const png = await image
    .toColourspace('srgb')
    .resize({ ...size, fit: 'cover', position })
    .png()
    .toBuffer()
  return <img src={asDataUrl('png', png)} {...size} style={{ ...at(left, top), borderRadius: radius }} />
}

async function calendarSheet({ days, month, year }: NonNullable<Card['date']>): Promise<ReactNode> {
  const sheet: CSSProperties = {
    width: 400,
    height: 400,
    borderRadius: 24,
    overflow: 'hidden',
    backgroundColor: shea.value,
  }
  return (
    <div style={{ ...at(730, 108), ...COLUMN, ...sheet, alignItems: 'center', textAlign: 'center' }}>
      <div style={{ width: 400, height: 72, backgroundColor: danfo.value }} />
      <div style={{ ...COLUMN, height: 230, paddingTop: 32, justifyContent: 'center' }}>
        {await fitted(days, DAYS, { width: 352, height: 190, sizes: [190, 60] })}
      </div>
      {await fitted(`${month} ${year}`, { ...LABEL, color: ink.value }, SHEET_LABEL)}
    </div>
  )
}

const SHEET_LABEL: Box = { width: 352, height: 60, sizes: [44, 24] }

const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' }

const WOVEN = `repeating-linear-gradient(90deg, ${[
  `${danfo.value} 0px, ${danfo.value} 48px`,
  `${agbalumo.value} 48px, ${agbalumo.value} 64px`,
  `${lilac.value} 64px, ${lilac.value} 96px`,
  `${agbalumo.value} 96px, ${agbalumo.value} 112px`,
].join(', ')})`

function at(left: number, top: number): CSSProperties {
  return { position: 'absolute', left, top }
}

async function font(name: string, weight: 600 | 800, file: string): Promise<Font> {
  return { name, data: await readFile(resolve(file)), weight, style: 'normal' }
}

async function svgUrl(file: string): Promise<string> {
  return asDataUrl('svg+xml', await readFile(file))
}

function asDataUrl(type: string, bytes: Buffer): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`
}

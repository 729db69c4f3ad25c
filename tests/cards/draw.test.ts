import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from '#scripts/cards/draw.tsx'
import { compiledFolder } from '#tests/setup/compiled-site.ts'

const drawTitle = (title: string) =>
  drawCard(compiledFolder('fixture'), {
    key: 'blog/1',
    kind: 'article',
    label: 'Blog',
    detail: 'Lagos',
    title,
  })
const plain = await drawTitle('Code')

/** Whether the space around the column of text has the background only. */
async function isInBox(jpeg: Buffer): Promise<boolean> {
  const strips = [
    { left: 628, top: 130, width: 28, height: 470 },
    { left: 64, top: 592, width: 560, height: 16 },
    { left: 64, top: 118, width: 560, height: 16 },
  ]
  const stats = await Promise.all(
    strips.map((strip) =>
      sharp(jpeg)
        .extract(strip)
        .toBuffer()
        .then((part) => sharp(part).stats()),
    ),
  )
  return stats.every(({ channels }) => channels.every(({ stdev }) => stdev < 2))
}

test.each([
  ['a short title', 'Living with HIV'],
  ['a longer title', 'How artificial intelligence will change the world, and what it asks of each of us'],
  ['a title of a thousand letters', 'A very long title '.repeat(60)],
  ['a word that is wider than the card', 'Supercalifragilistic'.repeat(20)],
  ['an address', `https://example.org/${'path/'.repeat(80)}`],
])('%s stays in its box [FOUND-9]', async (_, title) => {
  expect(await isInBox(await drawTitle(title))).toBe(true)
})

test.each(['ẹ́', 'ṣ', 'Ọ̀', 'ń', 'm̀', '₦', 'ɓ', 'ɗ', 'ƙ', 'Ç', '“', '…'])(
  '%s is drawn [FOUND-9]',
  async (sign) => {
    expect((await drawTitle(`Code${sign}`)).equals(plain)).toBe(false)
  },
)

test('a letter and its tone mark are drawn the same, however they were typed', async () => {
  expect((await drawTitle('e\u0323\u0301')).equals(await drawTitle('ẹ́'))).toBe(true)
})

test('emoji are left out, with the space beside them', async () => {
  expect((await drawTitle('Party 🎉 in Lagos')).equals(await drawTitle('Party in Lagos'))).toBe(true)
})

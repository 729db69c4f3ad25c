import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { Picture } from '#src/ui/picture.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const market = {
  alt: 'A market',
  base: '/images/market.1a2b3c4d',
  width: 1600,
  height: 900,
  color: '#FFB91F',
}
const square = {
  ...market,
  base: '/images/square.1a2b3c4d',
  width: 900,
  height: 900,
}
const logo = { alt: 'GeleGrid', src: '/images/logo.1a2b3c4d.svg', width: 291, height: 68 }

function show(props: Partial<ComponentProps<typeof Picture>> = {}) {
  const { container } = renderWithTheme(<Picture picture={market} sizes="50vw" {...props} />)
  return { image: container.querySelector('img')!, sources: [...container.querySelectorAll('source')] }
}

test('a picture says what it shows and how large it is, so its place is kept', () => {
  const { image } = show()
  expect(image.alt).toBe('A market')
  expect(image.getAttribute('width')).toBe('1600')
  expect(image.getAttribute('height')).toBe('900')
  expect(image.style.backgroundColor).toBe('rgb(255, 185, 31)')
})

test.each([
  ['a picture is fetched when it comes near', false, 'lazy', 'async', null],
  ['the first picture on screen is fetched at once and before others', true, 'eager', 'sync', 'high'],
])('%s', (_what, priority, ...how) => {
  const { image } = show({ priority })
  expect(['loading', 'decoding', 'fetchpriority'].map((name) => image.getAttribute(name))).toEqual(how)
})

test('AVIF is offered first, WebP to browsers without it', () => {
  const { image, sources } = show()
  expect(sources.map((source) => source.type)).toEqual(['image/avif'])
  expect(sources[0]!.srcset).toBe(
    '/images/market.1a2b3c4d-750.avif 750w, /images/market.1a2b3c4d-1200.avif 1200w, /images/market.1a2b3c4d-1600.avif 1600w',
  )
  expect(sources[0]!.sizes).toBe('50vw')
  expect(image.srcset).toBe('/images/market.1a2b3c4d-750.webp 750w, /images/market.1a2b3c4d-1200.webp 1200w')
  expect(image.getAttribute('src')).toBe('/images/market.1a2b3c4d-1200.webp')
  expect(image.sizes).toBe('50vw')
})

test('the cut for narrow screens comes before the wide picture in both formats, with its own size', () => {
  const { sources } = show({ portrait: square })
  expect(sources.map((source) => [source.type, source.media])).toEqual([
    ['image/avif', '(max-width: 47.99em)'],
    ['image/webp', '(max-width: 47.99em)'],
    ['image/avif', ''],
  ])
  expect(sources[0]!.getAttribute('width')).toBe('900')
  expect(sources[0]!.getAttribute('height')).toBe('900')
})

test('an SVG needs no sources', () => {
  const { image, sources } = show({ picture: logo })
  expect(sources).toEqual([])
  expect(image.getAttribute('src')).toBe('/images/logo.1a2b3c4d.svg')
  expect(image.hasAttribute('srcset')).toBe(false)
  expect(image.getAttribute('width')).toBe('291')
})

import { expect, test } from 'vitest'
import { createPictures } from '#src/content/pictures.ts'

const base = '/images/blog-market.1a2b3c4d'
const widths = { avif: [360, 750, 1200], webp: [750, 1200] }
const market = { base, width: 1200, height: 675, color: '#FFB91F' }
const logo = { src: '/images/logo.1a2b3c4d.svg', width: 291, height: 68 }
const { picture, sharePicture } = createPictures({
  'blog/images/market.webp': { ...market, ...widths, share: `${base}.jpg` },
  'team/images/ada.webp': { ...market, ...widths },
  'images/logo.svg': logo,
})

test('a document names a picture in its own folder, and the picture keeps the text of the document', () => {
  expect(picture('blog', { src: 'images/market.webp', alt: 'A market' })).toEqual({
    alt: 'A market',
    ...market,
  })
  // The folder of the site itself has no name.
  expect(picture('', { src: 'images/logo.svg', alt: 'GeleGrid' })).toEqual({ alt: 'GeleGrid', ...logo })
})

test('a picture that is not there, or has no variant for sharing, is named', () => {
  expect(() => picture('blog', { src: 'images/x.webp', alt: '' })).toThrow('content/blog/images/x.webp')
  const ada = { src: 'images/ada.webp', alt: '' }
  expect(() => sharePicture('team', ada)).toThrow('content/team/images/ada.webp')
})

test('a sharing picture comes with the size of its own file', () => {
  expect(sharePicture('blog', { src: 'images/market.webp', alt: 'A market' })).toEqual({
    alt: 'A market',
    src: `${base}.jpg`,
    width: 1200,
    height: 675,
  })
})

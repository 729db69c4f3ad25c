import { expect, test } from 'vitest'
import { DESCRIPTION_LENGTH, headMeta, shortened } from '#src/lib/head.ts'

const sharePicture = { src: '/pictures/blog.jpg', alt: 'Our logo', width: 1200, height: 630 }
const head = {
  title: 'Blog - GeleGrid',
  siteName: 'GeleGrid',
  siteUrl: 'https://gelegrid.example',
  description: 'Six things to read.',
  sharePicture,
}

test('an article says that it is one and when it was published, and is shared without the name of the site [FOUND-9]', () => {
  const tags = headMeta(
    {
      ...head,
      title: 'Living with HIV - GeleGrid',
      shareTitle: 'Living with HIV',
      type: 'article',
      publishedOn: '2023-12-01T00:00:00.000Z',
    },
    '/blog/5',
  )
  expect(tags).toEqual(
    expect.arrayContaining([
      { title: 'Living with HIV - GeleGrid' },
      { property: 'og:type', content: 'article' },
      { property: 'og:title', content: 'Living with HIV' },
      { name: 'twitter:title', content: 'Living with HIV' },
      { property: 'article:published_time', content: '2023-12-01T00:00:00.000Z' },
    ]),
  )
})

const SENTENCE = 'We teach girls in Lagos to write code, from the first line to the first job, on Saturdays.'

test('of a longer text its whole sentences are kept, where they say enough [FOUND-10]', () => {
  expect(shortened(`${SENTENCE} ${SENTENCE}`)).toBe(SENTENCE)
})

test('where the first sentence is too long or says too little, the text is cut between words [FOUND-10]', () => {
  const long = shortened('word and word, '.repeat(30))
  expect(long).toMatch(/(?:word|and)…$/)
  expect(long.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH + 1)
  expect(shortened(`Come. ${'word '.repeat(60)}`)).toMatch(/^Come\. word.*word…$/)
})

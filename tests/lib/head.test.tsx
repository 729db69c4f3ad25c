import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { HeadTags } from '#src/layout/page-head.tsx'
import { DESCRIPTION_LENGTH, shortened, type Head } from '#src/lib/head.ts'

const sharePicture = { src: '/pictures/blog.jpg', alt: 'Our logo', width: 1200, height: 630 }
const head: Head = {
  title: 'Blog - GeleGrid',
  siteName: 'GeleGrid',
  siteUrl: 'https://gelegrid.example',
  description: 'Six things to read.',
  sharePicture,
}

function tagsOf(head: Head, path: string) {
  const html = renderToStaticMarkup(<HeadTags head={head} path={path} />)
  const { children } = new DOMParser().parseFromString(html, 'text/html').head
  return [...children].map(({ outerHTML }) => outerHTML)
}

test('an article says that it is one and when it was published, and is shared without the name of the site [FOUND-9]', () => {
  const article: Head = {
    ...head,
    title: 'Living with HIV - GeleGrid',
    shareTitle: 'Living with HIV',
    type: 'article',
    publishedOn: '2023-12-01T00:00:00.000Z',
  }
  expect(tagsOf(article, '/blog/5')).toEqual(
    expect.arrayContaining([
      '<title>Living with HIV - GeleGrid</title>',
      '<meta property="og:type" content="article">',
      '<meta property="og:title" content="Living with HIV">',
      '<meta property="article:published_time" content="2023-12-01T00:00:00.000Z">',
    ]),
  )
})

test('a page served at other addresses and pages of members are left out by search engines', () => {
  const hidden = '<meta name="robots" content="noindex">'
  const fallback = tagsOf({ ...head, fallbackPath: '/404' }, '/404')
  expect(fallback).toEqual(expect.arrayContaining([hidden, '<meta name="fallback" content="/404">']))
  expect(tagsOf(head, '/explore')).toContain(hidden)
  expect(tagsOf(head, '/blog')).not.toContain(hidden)
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

import { afterEach, expect, test } from 'vitest'
import { env } from '#src/lib/env.ts'
import { headMeta } from '#src/lib/head.ts'

const sharePicture = { src: '/pictures/blog.jpg', alt: 'Our logo', width: 1200, height: 630 }
const head = { title: 'Blog - GeleGrid', description: 'Six things to read.', sharePicture }

const words = [
  { title: 'Blog - GeleGrid' },
  { name: 'description', content: 'Six things to read.' },
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: 'Blog - GeleGrid' },
  { property: 'og:description', content: 'Six things to read.' },
]

afterEach(() => {
  env.siteUrl = undefined
})

test('without the address of the site, everything that needs an absolute address is left out', () => {
  env.siteUrl = undefined
  expect(headMeta(head, '/blog')).toEqual(words)
})

test('with the address of the site, the addresses of page and preview picture are absolute', () => {
  env.siteUrl = 'https://gelegrid.example'
  expect(headMeta(head, '/blog')).toEqual([
    ...words,
    { tagName: 'link', rel: 'canonical', href: 'https://gelegrid.example/blog' },
    { property: 'og:url', content: 'https://gelegrid.example/blog' },
    { property: 'og:image', content: 'https://gelegrid.example/pictures/blog.jpg' },
    { property: 'og:image:alt', content: 'Our logo' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ])
})

test('a trailing slash in the address of the site is not doubled', () => {
  env.siteUrl = 'https://gelegrid.example/'
  expect(headMeta(head, '/blog')).toContainEqual({
    property: 'og:url',
    content: 'https://gelegrid.example/blog',
  })
})

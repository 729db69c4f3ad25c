import { afterEach, expect, test, vi } from 'vitest'
import { headMeta } from '#src/lib/head.ts'

const head = { title: 'Blog - GeleGrid', description: 'Six things to read.', sharingAlt: 'Our logo' }

const words = [
  { title: 'Blog - GeleGrid' },
  { name: 'description', content: 'Six things to read.' },
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: 'Blog - GeleGrid' },
  { property: 'og:description', content: 'Six things to read.' },
  { name: 'twitter:card', content: 'summary_large_image' },
]

afterEach(() => {
  vi.unstubAllEnvs()
})

test('while nobody knows where the site lives, addresses are left out', () => {
  vi.stubEnv('VITE_SITE_URL', '')
  expect(headMeta(head, { path: '/blog', image: '/pictures/blog.jpg' })).toEqual(words)
})

test('with a place to live, the address of the page and of its picture are complete', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://gelegrid.example')
  expect(headMeta(head, { path: '/blog', image: '/pictures/blog.jpg' })).toEqual([
    ...words,
    { tagName: 'link', rel: 'canonical', href: 'https://gelegrid.example/blog' },
    { property: 'og:url', content: 'https://gelegrid.example/blog' },
    { property: 'og:image', content: 'https://gelegrid.example/pictures/blog.jpg' },
    { property: 'og:image:alt', content: 'Our logo' },
  ])
})

test('a slash at the end of where the site lives is not doubled', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://gelegrid.example/')
  expect(headMeta(head, { path: '/blog' })).toContainEqual({
    property: 'og:url',
    content: 'https://gelegrid.example/blog',
  })
})

test('a page without a picture of its own says nothing of pictures', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://gelegrid.example')
  const said = JSON.stringify(headMeta(head, { path: '/blog' }))
  expect(said).toContain('canonical')
  expect(said).not.toContain('og:image')
})

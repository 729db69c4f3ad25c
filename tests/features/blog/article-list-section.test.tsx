import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as article from '#src/routes/site/blog-article.tsx'
import * as page from '#src/routes/site/blog.tsx'
import { showPage } from '#tests/layout/show-page.tsx'

const show = () => showPage(page, { path: '/blog' })
const list = () => within(screen.getByRole('region', { name: 'Articles' })).getAllByRole('list')[0]!
const cards = () => [...list().children].map((item) => ({ item, card: within(item as HTMLElement) }))

test("each card has its picture, title, summary, reading time and 'Read more...', and leads to its article [BLOG-3 BLOG-4]", () => {
  const data = show()
  const shown = cards()
  expect(shown).toHaveLength(6)
  for (const [index, { item, card }] of shown.entries()) {
    const article = data.list.cards[index]!
    expect(card.getByRole('heading', { level: 2, name: article.title })).toBeVisible()
    expect(card.getByText(article.summary)).toBeVisible()
    expect(article.summary).toMatch(/\w{3}/)
    expect(card.getByText(new RegExp(`${article.readingMinutes} min read$`))).toBeVisible()
    expect(card.getByText('Read more...')).toBeVisible()
    expect(item.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/images\/.+\.webp$/))
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/blog/${index + 1}`])
  }
})

test('the first row of pictures is fetched at once, the others when they come near', () => {
  show()
  const loading = [...list().querySelectorAll('img')].map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy'])
})

test('visitors can follow the blog by RSS, and feed readers find each format [FOUND-4]', () => {
  show()
  const link = screen.getByRole('link', { name: 'Follow the blog by RSS' })
  expect(link).toHaveAttribute('href', '/rss.xml')
  expect(link).toHaveAttribute('type', 'application/rss+xml')
  for (const { links } of [page, article])
    expect(links()).toEqual([
      { rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml', title: 'RSS' },
      { rel: 'alternate', type: 'application/atom+xml', href: '/atom.xml', title: 'Atom' },
      { rel: 'alternate', type: 'application/feed+json', href: '/feed.json', title: 'JSON Feed' },
    ])
})

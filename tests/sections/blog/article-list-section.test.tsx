import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blogPageCount } from '#src/lib/addresses.ts'
import * as article from '#src/routes/site/blog-article.tsx'
import * as page from '#src/routes/site/blog.tsx'
import { ArticleListSection } from '#src/sections/blog/article-list-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const show = () => showPage(page, { path: '/blog' })
const list = () => within(screen.getByRole('region', { name: 'Articles' })).getAllByRole('list')[0]!
const cards = () => [...list().children].map((item) => ({ item, card: within(item as HTMLElement) }))

test('the tab is titled Blog and the name of the site, the hero Blog [PAGE-3 BLOG-1]', () => {
  expect(headOf(page).title).toBe('Blog - Kente Code')
  show()
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Blog'])
})

test('the six articles of the specification are there, in the order of their numbers [BLOG-2 BLOG-5]', () => {
  show()
  expect(cards().map(({ card }) => card.getByRole('link').textContent)).toEqual([
    expect.stringMatching(/productivity in 2023/i),
    expect.stringMatching(/climate change in Africa/i),
    expect.stringMatching(/how AI will change the world/i),
    expect.stringMatching(/how female empowerment impacts lives/i),
    expect.stringMatching(/living with HIV/i),
    expect.stringMatching(/dangers of drug abuse/i),
  ])
})

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

test("the way back from an article finds its card: each carries the article's number", () => {
  show()
  expect(cards().map(({ item }) => item.id)).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('cards stand in one column on phones and in two from tablets up [BLOG-2]', () => {
  show()
  const columns = [
    ...cssOf(list()).matchAll(/(@media[^{]*48rem[^{]*\{[^{}]*\{[^}]*)?grid-template-columns:([^;}]+)/g),
  ]
  expect(columns.map(([, fromTablets, tracks]) => [Boolean(fromTablets), tracks])).toEqual([
    [false, 'minmax(0, 1fr)'],
    [true, 'repeat(2, minmax(0, 1fr))'],
  ])
})

test('wherever a card is pressed, its article opens', async () => {
  show()
  const [first] = cards()
  const link = first!.card.getByRole('link')
  // The link covers the whole card only if the card is its containing block.
  expect(cssOf(link)).toMatch(/::?after\{[^}]*position:absolute;[^}]*inset:0/)
  expect(cssOf(first!.card.getByRole('article'))).toMatch(/[{;]position:relative/)
  await userEvent.click(link)
  expect(screen.getByText('Another page')).toBeVisible()
})

test('the first row of pictures is fetched at once, the others when they come near', () => {
  show()
  const loading = [...list().querySelectorAll('img')].map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy'])
})

test("with six articles 'Next' does nothing [BLOG-6]", () => {
  show()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test("the seventh article lets 'Next' lead to a second page", () => {
  const { cards } = page.loader({ params: {}, request: { url: 'https://site.example/blog' } }).list
  renderWithTheme(
    <MemoryRouter>
      <ArticleListSection list={{ cards, page: 1, pages: blogPageCount(cards.length + 1), area: '' }} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog/page/2')
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

import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pagesToPrerender } from '#scripts/content/pages-to-prerender.ts'
import * as list from '#src/routes/site/impact-stories.tsx'
import * as single from '#src/routes/site/impact-story.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const PATH = '/impact-stories'
const showList = () => showPage(list, { path: PATH })
const showStory = (slug: string) =>
  showPage(single, { path: `${PATH}/:slug`, at: `${PATH}/${slug}`, params: { slug } })

test('the tab is titled Impact Stories and the name of the site', () => {
  expect(headOf(list).title).toBe('Impact Stories - Kente Code')
})

test('six cards show a title, first sentences and a picture each [STORY-1 STORY-2]', () => {
  showList()
  const cards = within(screen.getByRole('region', { name: 'Stories' })).getAllByRole('article')
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    expect(within(card).getByRole('heading', { level: 2 })).toBeVisible()
    expect(within(card).getByRole('img')).toHaveAttribute('alt', expect.stringMatching(/\w+ \w+/))
  }
  expect(within(cards[0]!).getByText(/^Chidinma wrote her first programs with a biro\./)).toBeVisible()
})

test('every card opens its story at an address of its own, and every such address is written as a page [MORE-19]', async () => {
  const { stories } = showList()
  const addresses = within(screen.getByRole('region', { name: 'Stories' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!)
  expect(addresses).toEqual(stories.map(({ slug }) => `/impact-stories/${slug}`))
  expect(await pagesToPrerender(process.cwd())).toEqual(expect.arrayContaining(addresses))
})

test('a story is shown in full', () => {
  showStory('first-laptop')
  expect(screen.getByRole('heading', { level: 1, name: 'The laptop came with a red bow' })).toBeVisible()
  expect(screen.getByText(/^Chidinma wrote her first programs/)).toBeVisible()
  expect(screen.getByText(/he part about the boxes again\.$/)).toBeVisible()
  expect(screen.getByRole('img', { name: /first laptop/ })).toBeInTheDocument()
  expect(headOf(single, { slug: 'first-laptop' })).toMatchObject({
    title: 'The laptop came with a red bow - Kente Code',
    description: expect.stringMatching(/^Chidinma/) as string,
  })
})

test('a story leads back to its own card', () => {
  showStory('robotics-club')
  expect(screen.getByRole('link', { name: /All impact stories/ })).toHaveAttribute(
    'href',
    '/impact-stories#robotics-club',
  )
})

test('the way back ends at the card of the story', () => {
  showList()
  const card = document.getElementById('robotics-club')!
  expect(within(card).getByRole('link', { name: 'The robot that stops at water' })).toBeVisible()
})

test('each story leads on to the next, and the last one to the first', () => {
  const order = list.loader().stories.map(({ slug }) => slug)
  const followers = order.map((slug) => single.loader({ params: { slug } }).story.next.slug)
  expect(followers).toEqual([...order.slice(1), order[0]])
})

test('there is no story of another name', () => {
  expect(() => single.loader({ params: { slug: 'nobody' } })).toThrow(
    expect.objectContaining({ status: 404 }) as Error,
  )
})

function openQuery(query: string) {
  const Stub = createRoutesStub([
    {
      id: 'list',
      path: PATH,
      Component: list.default as unknown as ComponentType,
      loader: () => list.loader(),
    },
    { id: 'story', path: `${PATH}/:slug`, Component: () => <h1>The story itself</h1> },
  ])
  const loaderData = { list: list.loader() }
  renderWithTheme(<Stub initialEntries={[`${PATH}${query}`]} hydrationData={{ loaderData }} />)
}

test('?story= with the name of a story leads to its page', async () => {
  openQuery('?story=data-for-health')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The story itself'))
})

test('?story= with any other name leaves one at the cards', async () => {
  openQuery('?story=../donate')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('heading', { level: 1, name: 'Impact Stories' })).toBeVisible()
})

import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as list from '#src/routes/site/impact-stories.tsx'
import * as single from '#src/routes/site/impact-story.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const PATH = '/impact-stories'

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

test('?story= with any other name leaves one at the cards', async () => {
  openQuery('?story=../donate')
  await act(() => Promise.resolve())
  expect(screen.getByRole('heading', { level: 1, name: 'Impact Stories' })).toBeVisible()
})

import { expect, test } from 'vitest'
import * as list from '#src/routes/site/impact-stories.tsx'
import * as single from '#src/routes/site/impact-story.tsx'

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

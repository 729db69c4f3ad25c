import type * as Generated from 'contentlayer/generated'
import { expect, test, vi } from 'vitest'
import { homeGallery, successStories, testimonials } from '#src/content/home.ts'

// Files are compiled in the order of their names: reversed, so that a missing sort is noticed.
vi.mock('contentlayer/generated', async (importOriginal) => {
  const generated = await importOriginal<typeof Generated>()
  return {
    ...generated,
    allHomeGalleryGroups: generated.allHomeGalleryGroups.toSorted((a, b) => b.order - a.order),
    allSuccessStories: generated.allSuccessStories.toSorted((a, b) => b.order - a.order),
    allTestimonials: generated.allTestimonials.toSorted((a, b) => b.order - a.order),
  }
})

test('the gallery of the home page has its groups in order, each picture with its size and its words', () => {
  const groups = homeGallery()
  expect(groups.map(({ title }) => title)).toEqual([
    'Tech Talk by Her',
    'Orbit Labs',
    'Kora Systems',
    'PalmNet',
  ])
  const pictures = groups.flatMap((group) => group.pictures)
  expect(pictures).toHaveLength(32)
  for (const { alt, width, height } of pictures) {
    expect(alt).toMatch(/\S/)
    expect(Math.min(width, height)).toBeGreaterThan(0)
  }
})

test('success stories are in order, with what their cards show and nothing more', () => {
  const stories = successStories()
  expect(stories.map(({ firstName }) => firstName)).toEqual(['Ngozika', 'Bisola', 'Eniola'])
  for (const story of stories) {
    expect(Object.keys(story)).toEqual(['title', 'firstName', 'content', 'picture'])
  }
})

test('testimonials are in order, with what their cards show and nothing more', () => {
  const cards = testimonials()
  expect(cards.map(({ career }) => career)).toEqual([
    'Event attendee',
    'Workshop participant',
    'Workshop participant',
  ])
  for (const card of cards) expect(Object.keys(card)).toEqual(['name', 'career', 'content', 'picture'])
})

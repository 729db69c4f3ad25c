import { allImpactStories } from 'contentlayer/generated'
import type { ImpactStory as CompiledStory } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type StoryCard = {
  /** The file name, used in the address: /impact-stories/slug. */
  slug: string
  title: string
  person: string
  place: string
  excerpt: string
  picture: PictureData
}

export type Story = StoryCard & { html: string; next: StoryCard }

function card({ slug, title, person, place, excerpt, image }: CompiledStory): StoryCard {
  return { slug, title, person, place, excerpt, picture: picture('stories', image) }
}

/** The cards of all impact stories, in order. */
export function storyCards(): Array<StoryCard> {
  return inOrder(allImpactStories).map(card)
}

/** A story and the next one by slug, or null. */
export function story(slug: string | undefined): Story | null {
  const stories = inOrder(allImpactStories)
  const position = stories.findIndex((candidate) => candidate.slug === slug)
  const found = stories[position]
  // Wraps around after the last.
  const next = stories[position + 1] ?? stories[0]
  if (!found || !next) return null
  return { ...card(found), html: found.body.html, next: card(next) }
}

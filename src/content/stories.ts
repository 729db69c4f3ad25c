import { allImpactStories } from 'contentlayer/generated'
import type { ImpactStory as CompiledStory } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type StoryCard = {
  /** The file name, which is its address: /impact-stories/slug. */
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

/** A card for each impact story, in order. */
export function storyCards(): Array<StoryCard> {
  return inOrder(allImpactStories).map(card)
}

/** A story by the name in its address, with the one to read after it, or null where there is none. */
export function story(slug: string | undefined): Story | null {
  const stories = inOrder(allImpactStories)
  const position = stories.findIndex((candidate) => candidate.slug === slug)
  const found = stories[position]
  // Wraps around after the last.
  const next = stories[position + 1] ?? stories[0]
  if (!found || !next) return null
  return { ...card(found), html: found.body.html, next: card(next) }
}

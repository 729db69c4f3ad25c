import { allImpactStories, type ImpactStory } from 'contentlayer/generated'
import { shown } from './documents.ts'

export type StoryCard = ReturnType<typeof card>
export type Story = NonNullable<ReturnType<typeof story>>

/** The slug is the file name, used in the address: /impact-stories/slug. */
function card(story: ImpactStory) {
  return shown(story, 'slug', 'title', 'person', 'place', 'excerpt', 'image')
}

export function storyCards(): Array<StoryCard> {
  return allImpactStories.map(card)
}

/** A story and the next one by slug, or null. */
export function story(slug: string | undefined) {
  const position = allImpactStories.findIndex((candidate) => candidate.slug === slug)
  const found = allImpactStories[position]
  // Wraps around after the last.
  const next = allImpactStories[position + 1] ?? allImpactStories[0]
  if (!found || !next) return null
  return { ...card(found), html: found.body.html, next: card(next) }
}

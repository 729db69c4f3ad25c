import { allImpactStories, type ImpactStory } from 'contentlayer/generated'
import { bySlug, shown } from './documents.ts'

export type StoryCard = ReturnType<typeof card>
export type Story = ReturnType<typeof story>

/** The slug is the file name, used in the address: /impact-stories/slug. */
function card(story: ImpactStory) {
  return shown(story, 'slug', 'title', 'person', 'place', 'excerpt', 'image')
}

export function storyCards(): Array<StoryCard> {
  return allImpactStories.map(card)
}

/** A story and the next one, which after the last is the first. */
export function story(slug: string | undefined) {
  const found = bySlug(allImpactStories, slug)
  const next = allImpactStories[allImpactStories.indexOf(found) + 1] ?? allImpactStories[0] ?? found
  return { ...card(found), html: found.body.html, next: card(next) }
}

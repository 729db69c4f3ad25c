import { allProjects } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type Project = {
  slug: string
  title: string
  subtitle: string
  picture: PictureData
  /** US dollars, as all amounts here. */
  goal: number
  goalFor: string | null
  raised: number
  /** As recorded: it is not worked out from the amounts. */
  percent: number
}

/** The projects of the start page of the member area, in order; the featured one has a page of its own. */
export function exploreProjects(): Array<Project> {
  return inOrder(allProjects.filter(({ isFeatured }) => !isFeatured)).map((project) => {
    const { slug, title, subtitle, image, goal, goalFor, raised, percent } = project
    return {
      slug,
      title,
      subtitle,
      picture: picture('projects', image),
      goal,
      goalFor: goalFor ?? null,
      raised,
      percent,
    }
  })
}

import { allProjects } from 'contentlayer/generated'
import type { Project as CompiledProject } from 'contentlayer/generated'
import { inOrder, lean } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type Project = {
  /** The file name, used as the key in addresses and in donations. */
  slug: string
  title: string
  subtitle: string
  picture: PictureData
  /** In US dollars, like all amounts here. */
  goal: number
  goalFor: string | null
  raised: number
  /** As recorded, not computed from the amounts. */
  percent: number
  /** Set for the featured project only. */
  donations: number | null
  toGo: number | null
}

export type ProjectDetails = Project & {
  html: string
  funds: ReadonlyArray<{ item: string; amount: number }>
}

function projectOf(project: CompiledProject): Project {
  const { slug, title, subtitle, image, goal, raised, percent } = project
  return {
    slug,
    title,
    subtitle,
    picture: picture('projects', image),
    goal,
    goalFor: project.goalFor ?? null,
    raised,
    percent,
    donations: project.donations ?? null,
    toGo: project.toGo ?? null,
  }
}

/** The projects on the start page of the member area, in order; the featured one has its own page. */
export function exploreProjects(): Array<Project> {
  return inOrder(allProjects.filter(({ isFeatured }) => !isFeatured)).map(projectOf)
}

/** The project of the page Featured Projects. */
export function featuredProject(): Project {
  const found = allProjects.find(({ isFeatured }) => isFeatured)
  if (!found)
    throw new Error('content/projects/ has no project with "isFeatured: true", but a page needs one.')
  return projectOf(found)
}

/** A project with its story by slug, or null. */
export function project(slug: string | undefined): ProjectDetails | null {
  const found = allProjects.find((candidate) => candidate.slug === slug)
  if (!found) return null
  return { ...projectOf(found), html: found.story.html, funds: lean(found.funds) }
}

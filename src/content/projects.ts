import { allProjects } from 'contentlayer/generated'
import type { Project as CompiledProject } from 'contentlayer/generated'
import { inOrder, lean } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type Project = {
  /** The file name: its key in addresses, and what gifts to it are recorded under. */
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
  /** Known of the featured project only. */
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

/** The projects of the start page of the member area, in order; the featured one has a page of its own. */
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

/** A project by the name in its address with its story, or null where there is none. */
export function project(slug: string | undefined): ProjectDetails | null {
  const found = allProjects.find((candidate) => candidate.slug === slug)
  if (!found) return null
  return { ...projectOf(found), html: found.story.html, funds: lean(found.funds) }
}

import { allProjects, type Project as CompiledProject } from 'contentlayer/generated'
import { bySlug, shown } from './documents.ts'

export type Project = ReturnType<typeof projectOf>
export type ProjectDetails = ReturnType<typeof project>

/** Amounts are in US dollars; the percentage is as recorded, not computed from them. */
function projectOf(project: CompiledProject) {
  const amounts = ['goal', 'goalFor', 'raised', 'percent', 'donations', 'toGo'] as const
  return shown(project, 'slug', 'title', 'subtitle', 'image', ...amounts)
}

/** The projects on the start page of the member area, in order; the featured one has its own page. */
export function exploreProjects(): Array<Project> {
  return allProjects.filter(({ isFeatured }) => !isFeatured).map(projectOf)
}

/** The project of the page Featured Projects. */
export function featuredProject(): Project {
  const found = allProjects.find(({ isFeatured }) => isFeatured)
  if (!found)
    throw new Error('content/projects/ has no project with "isFeatured: true", but a page needs one.')
  return projectOf(found)
}

/** A project with its story. */
export function project(slug: string | undefined) {
  const found = bySlug(allProjects, slug)
  return { ...projectOf(found), html: found.story.html, ...shown(found, 'funds') }
}

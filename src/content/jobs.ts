import { allJobs } from 'contentlayer/generated'
import type { Job as CompiledJob } from 'contentlayer/generated'
import { inOrder } from './documents.ts'

export type Job = {
  /** The file name, used as the key in addresses. */
  slug: string
  role: string
  location: string
  employment: CompiledJob['employment']
  /** The last day to apply: 2027-01-29. */
  closesOn: string
}

export type JobDetails = Job & {
  html: string
  applyTo: string
  /** The day of the announcement. */
  postedOn: string
  /** The region in which remote employees must live; null for work at the office. */
  remoteWithin: string | null
  /** The first sentences of the text. */
  excerpt: string
}

function jobOf({ slug, role, location, employment, closesOn }: CompiledJob): Job {
  return { slug, role, location, employment, closesOn: closesOn.slice(0, 10) }
}

/** The positions, in order, including closed ones: the visitor's clock decides whether a position is open. */
export function jobs(): Array<Job> {
  return inOrder(allJobs).map(jobOf)
}

/** A position by its slug, or null. */
export function job(slug: string | undefined): JobDetails | null {
  const found = allJobs.find((candidate) => candidate.slug === slug)
  if (!found) return null
  const { body, applyTo, postedOn, remoteWithin = null, excerpt } = found
  return { ...jobOf(found), html: body.html, applyTo, postedOn: postedOn.slice(0, 10), remoteWithin, excerpt }
}

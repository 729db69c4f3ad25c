import { allJobs, type Job as CompiledJob } from 'contentlayer/generated'
import { bySlug, shown } from './documents.ts'

export type Job = ReturnType<typeof jobOf>
export type JobDetails = Omit<ReturnType<typeof job>, 'excerpt'>

/** The slug is the file name. It closes after that day: 2027-01-29. */
function jobOf(job: CompiledJob) {
  return { ...shown(job, 'slug', 'role', 'location', 'employment'), closesOn: job.closesOn.slice(0, 10) }
}

/** The positions, in order, including closed ones: the visitor's clock decides whether a position is open. */
export function jobs(): Array<Job> {
  return allJobs.map(jobOf)
}

export function job(slug: string | undefined) {
  const found = bySlug(allJobs, slug)
  return {
    ...jobOf(found),
    ...shown(found, 'applyTo', 'remoteWithin', 'excerpt'),
    html: found.body.html,
    postedOn: found.postedOn.slice(0, 10),
  }
}

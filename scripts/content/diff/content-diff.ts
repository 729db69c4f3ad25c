import { contentClock } from '#scripts/content/visibility/clock.ts'
import { ownAddresses } from './addresses.ts'
import { contentOfBase } from './base-content.ts'
import { changedPages } from './changed-pages.ts'
import { readOptions, type DiffOptions } from './options.ts'
import { changedPageBytes } from './page-bytes.ts'
import { missingBuild, picturesOfPages } from './page-pictures.ts'
import { readSite, type ReadSite } from './read-site.ts'
import { prepareReportFolder, writeReport } from './report-folder.ts'
import { diffReport } from './report.ts'

/**
 * `npm run content:diff <base>`: reports the changes in content/ since the branch began from that commit. With a
 * folder, the report is also written there, with screenshots.
 */
export async function contentDiff(
  root: string,
  args: ReadonlyArray<string>,
  { now } = contentClock(),
): Promise<string> {
  const options = readOptions(args)
  if (options.folder !== undefined) prepareReportFolder(options.folder)
  const { folder, remove } = await contentOfBase(root, options.base)
  try {
    const sites = { before: readSite(folder), after: readSite(root) }
    const input = { ...sites, now, ...(await comparedBuilds(options, sites, now)) }
    if (options.folder !== undefined) writeReport(options.folder, diffReport(input, { isFile: true }))
    return diffReport(input)
  } finally {
    remove()
  }
}

type Documents = { before: ReadSite; after: ReadSite }

/** A missing build is mentioned in the report: a change that breaks the build still has a report. */
async function comparedBuilds({ builds, folder }: DiffOptions, documents: Documents, now: Date) {
  if (!builds) return {}
  const missing = missingBuild(builds)
  if (missing !== undefined) return { missing }
  const bytes = changedPageBytes(builds.before, builds.after)
  if (folder === undefined) return { bytes }
  const pages = changedPages(builds.before, builds.after)
  const own = addressesOfChanged(documents)
  return { bytes, pictures: await picturesOfPages({ builds, pages, own, folder, now }) }
}

function addressesOfChanged({ before, after }: Documents) {
  const files = new Set([...before.documents.keys(), ...after.documents.keys()])
  const isChanged = (file: string) => {
    const [old, now] = [before, after].map(({ documents }) => documents.get(file))
    return JSON.stringify([...(old?.values ?? [])]) !== JSON.stringify([...(now?.values ?? [])])
  }
  const changed = [...files].filter(isChanged)
  return new Set(
    changed.flatMap((file) =>
      [before, after].flatMap(({ documents }) => {
        const document = documents.get(file)
        return document ? ownAddresses(document) : []
      }),
    ),
  )
}

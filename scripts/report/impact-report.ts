import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImpactReport, SiteSettings } from 'contentlayer/generated'
import { compiled } from '#scripts/content/compiled.ts'
import { reportUrl } from '#src/lib/addresses.ts'

/** What the reports were drawn from last: `npm run dev` prepares the content after each change of any document. */
let drawnFrom = ''

/** Writes the PDF of each report into the public folder, from which its page links to it. */
export async function writeReports(root: string): Promise<void> {
  const site = await compiled<SiteSettings>(root, 'SiteSettings')
  const reports = await compiled<Array<ImpactReport>>(root, 'ImpactReport')
  const readCover = ({ cover }: ImpactReport) => readFile(path.join(root, 'content/reports', cover.src))
  const sources = await Promise.all(
    reports.map(async (report) => ({ report, site, cover: await readCover(report) })),
  )
  const drawn = JSON.stringify([root, sources])
  if (drawn === drawnFrom) return
  const publicFolder = path.join(root, '.generated/public')
  const folder = path.join(publicFolder, path.dirname(reportUrl(0)))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Imported on demand, as the drawing library takes a while to load.
  const { reportPdf } = await import('./draw-report.ts')
  for (const source of sources)
    await writeFile(path.join(publicFolder, reportUrl(source.report.year)), await reportPdf(source))
  drawnFrom = drawn
}

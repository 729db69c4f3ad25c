import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImpactReport, SiteSettings } from 'contentlayer/generated'
import { compiled } from '#scripts/content/compiled.ts'
import { removeOthers } from '#scripts/prepare-images.ts'
import { reportCharts, reportTotals } from '#src/content/report-charts.ts'
import { reportUrl } from '#src/lib/addresses.ts'
import { reportPdf, type ReportSource } from './draw-report.ts'

/** Writes the PDF of each report into the public folder, from which its page links to it. */
export async function writeReports(root: string): Promise<void> {
  const [reports, site] = await Promise.all([
    compiled<Array<ImpactReport>>(root, 'ImpactReport'),
    compiled<SiteSettings>(root, 'SiteSettings'),
  ])
  const publicFolder = path.join(root, '.generated/public')
  const folder = path.join(publicFolder, path.dirname(reportUrl(0)))
  await mkdir(folder, { recursive: true })
  await removeOthers(
    folder,
    reports.map(({ year }) => path.basename(reportUrl(year))),
  )
  for (const report of reports) {
    const cover = await readFile(path.join(root, 'content/reports', report.cover.src))
    const source = { report, site, cover }
    const cached = path.join(root, '.cache/reports', `${await digestOfSource(source)}.pdf`)
    if (!existsSync(cached)) {
      await mkdir(path.dirname(cached), { recursive: true })
      await writeFile(cached, await reportPdf(source))
    }
    await copyFile(cached, path.join(publicFolder, reportUrl(report.year)))
  }
}

/**
 * The digest of a report's inputs: drawing takes seconds, and content is prepared after every change of any document.
 */
async function digestOfSource(source: ReportSource) {
  const { report, site, cover } = source
  const drawn = [report, site, cover.toString('base64'), reportTotals(report), reportCharts(report)]
  const hash = createHash('sha256').update(JSON.stringify(drawn))
  for (const name of (await readdir(import.meta.dirname)).sort())
    hash.update(await readFile(path.join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 16)
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { compiled } from '#scripts/content/compiled.ts'
import { removeOthers } from '#scripts/prepare-images.ts'
import { reportUrl } from '#src/lib/addresses.ts'
import { reportPdf } from './draw-report.ts'

/** Writes the PDF of each report into the public folder, from which its page links to it. */
export async function writeReports(root: string): Promise<void> {
  const [reports, site] = await Promise.all([compiled(root, 'ImpactReport'), compiled(root, 'SiteSettings')])
  const publicFolder = path.join(root, '.generated/public')
  const folder = path.join(publicFolder, path.dirname(reportUrl(0)))
  await mkdir(folder, { recursive: true })
  await removeOthers(
    folder,
    reports.map(({ year }) => path.basename(reportUrl(year))),
  )
  for (const report of reports) {
    const picture = sharp(path.join(root, 'content/reports', report.cover.src)).resize({ width: 1200 })
    // PDF knows no WebP.
    const cover = await picture.jpeg({ quality: 82 }).toBuffer()
    await writeFile(path.join(publicFolder, reportUrl(report.year)), await reportPdf({ report, site, cover }))
  }
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ImpactReport, SiteSettings } from 'contentlayer/generated'
import sharp from 'sharp'
import { compiled } from '#scripts/content/compiled.ts'
import { removeOthers } from '#scripts/prepare-images.ts'
import { reportTotals } from '#src/content/report-figures.ts'
import { reportUrl } from '#src/lib/addresses.ts'
import { drawChapters } from './chapters.ts'
import { color, createPaper, PAGE, WIDTH, type Paper } from './paper.ts'

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
    await writeFile(path.join(publicFolder, reportUrl(report.year)), await drawReport(report, site, cover))
  }
}

async function drawReport(report: ImpactReport, site: SiteSettings, cover: Buffer): Promise<Buffer> {
  const paper = createPaper(`${site.name}: ${report.labels.report} ${report.year}`, site.name)
  const pdf = buffer(paper.doc)
  drawCover(paper, report, site, cover)
  const contents = paper.doc.struct('TOC')
  paper.chapter(report.chapters.figures, () => {
    drawTotals(paper, report)
    paper.heading(report.labels.contents)
    paper.section().add(contents)
  })
  const { y } = paper.cursor
  const chapters = drawChapters(paper, report)
  drawImprint(paper, site)
  // Only now are the numbers of their pages known.
  paper.doc.switchToPage(1)
  chapters.forEach(({ heading, page }, index) => {
    const top = y + index * 28
    const line = () => {
      paper.write(heading, PAGE.left, top, { size: 11.5 })
      paper.write(String(page), PAGE.right - 40, top, {
        cut: 'strong',
        size: 11.5,
        width: 40,
        align: 'right',
      })
    }
    contents.add(paper.doc.struct('TOCI', {}, line))
    paper.decorate(() => paper.doc.rect(PAGE.left, top + 19, WIDTH, 0.5).fill(color('line')))
  })
  paper.doc.end()
  return pdf
}

function drawCover(paper: Paper, report: ImpactReport, site: SiteSettings, cover: Buffer) {
  const { doc } = paper
  paper.newPage(color('adireDeep'))
  paper.decorate(() => doc.rect(PAGE.left, 60, 48, 6).fill(color('agbalumo')))
  const light = color('shea')
  const name = `${site.name}: ${report.labels.report}`
  const year = { cut: 'heading', size: 76, color: color('danfo') } as const
  paper.tagged('P', name, PAGE.left, 80, { cut: 'strong', size: 13, color: light })
  paper.tagged('H1', String(report.year), PAGE.left, 98, year)
  paper.tagged('P', report.title, PAGE.left, 182, { cut: 'heading', size: 26, color: light })
  paper.tagged('P', report.summary, PAGE.left, 218, { size: 11.5, color: light, width: WIDTH })
  const height = 490
  // The shape that the schema asks for.
  const width = (height * 3) / 4
  paper.cursor.y = 278
  paper.figure(height, report.cover.alt, (top) => {
    doc.image(cover, PAGE.left, top, { width, height })
    doc.rect(PAGE.left, top, width, height).lineWidth(2).stroke(color('ink'))
  })
}

function drawTotals(paper: Paper, report: ImpactReport) {
  const backgrounds = ['lilac', 'lagoon', 'blush', 'sand']
  const gap = 14
  const width = (WIDTH - gap) / 2
  const height = 104
  const top = paper.cursor.y
  reportTotals(report).forEach(({ value, label }, index) => {
    const x = PAGE.left + (index % 2) * (width + gap)
    const y = top + Math.floor(index / 2) * (height + gap)
    paper.decorate(() =>
      paper.doc.roundedRect(x, y, width, height, 14).fill(color(backgrounds[index] ?? 'sand')),
    )
    const draw = () => {
      paper.write(value, x + 18, y + 18, { cut: 'heading', size: 38 })
      paper.write(label, x + 18, y + 72, { size: 11.5, width: width - 30 })
    }
    paper.section().add(paper.doc.struct('P', {}, draw))
  })
  paper.cursor.y = top + 2 * (height + gap) + 18
}

function drawImprint(paper: Paper, { name, address, emails }: SiteSettings) {
  const { doc } = paper
  const light = color('shea')
  paper.newPage(color('adireDeep'))
  paper.decorate(() => {
    doc.rect(PAGE.left, 560, 48, 6).fill(color('agbalumo'))
    drawCloth(doc)
  })
  paper.tagged('H1', name, PAGE.left, 584, { cut: 'heading', size: 27, color: light })
  const { street, city, region, country } = address
  const lines = [street, `${city}, ${region}, ${country}`, emails.general.address, emails.partners.address]
  lines.forEach((text, index) =>
    paper.tagged('P', text, PAGE.left, 630 + index * 20, { size: 11.5, color: light }),
  )
}

/** Rows of rings, like printed cloth, over the full width of the page. */
function drawCloth(doc: PDFKit.PDFDocument) {
  const rings = ['zobo', 'adire', 'ewe', 'agbalumo']
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [33 + column * 66, 33 + row * 66]
      const ring = color(rings[(row + column) % rings.length] ?? 'zobo')
      doc.circle(x, y, 26).lineWidth(4).stroke(ring)
      doc.circle(x, y, 15).lineWidth(3).stroke(color('danfo'))
      doc.circle(x, y, 5).fill(color('lagoon'))
    }
}

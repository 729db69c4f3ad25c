import { buffer } from 'node:stream/consumers'
import type { ImpactReport, SiteSettings } from 'contentlayer/generated'
import sharp from 'sharp'
import { reportTotals } from '#src/content/report-charts.ts'
import { chaptersOf } from './chapters.ts'
import { color, createPaper, drawCloth, PAGE, WIDTH, type Paper, type Style } from './paper.ts'

export type ReportSource = {
  report: ImpactReport
  site: SiteSettings
  /** The file of the cover picture. */
  cover: Buffer
}

/** The picture on the cover, in points: upright, as the schema asks. */
const COVER = { top: 278, width: 368, height: 490 }

/** The PDF of a report. */
export async function reportPdf(source: ReportSource): Promise<Buffer> {
  const { report, site } = source
  const title = `${site.name}: ${report.labels.report} ${report.year}`
  const paper = createPaper({ title, author: site.name })
  const pdf = buffer(paper.doc)
  // PDF does not support WebP.
  const { width, height } = COVER
  const picture = sharp(source.cover)
    .resize({ width: 3 * width, height: 3 * height })
    .jpeg({ quality: 82 })
  drawCover(paper, `${site.name}: ${report.labels.report}`, report, await picture.toBuffer())
  paper.chapter(report.chapters.figures.heading, () => drawTotals(paper, report))
  for (const { heading, draw } of chaptersOf(report)) paper.chapter(heading, () => draw(paper))
  drawImprint(paper, site)
  paper.end()
  return pdf
}

function drawCover(paper: Paper, name: string, report: ImpactReport, picture: Buffer) {
  const { doc } = paper
  const light = color('shea')
  paper.newPage(color('adireDeep'))
  paper.decorate(() => doc.rect(PAGE.left, 60, 48, 6).fill(color('agbalumo')))
  const write = (tag: string, text: string, y: number, style: Style) =>
    paper.tag(tag, () => paper.write(text, PAGE.left, y, { width: WIDTH, color: light, ...style }))
  write('P', name, 80, { cut: 'strong', size: 13 })
  write('H1', String(report.year), 98, { cut: 'heading', size: 76, color: color('danfo') })
  write('P', report.title, 182, { cut: 'heading', size: 26 })
  write('P', report.summary, 218, { size: 11.5 })
  const { top, width, height } = COVER
  paper.cursor.y = top
  paper.figure(height, report.cover.alt, () => {
    doc.image(picture, PAGE.left, top, { width, height })
    doc.rect(PAGE.left, top, width, height).lineWidth(2).stroke(color('ink'))
  })
}

function drawTotals(paper: Paper, report: ImpactReport) {
  const grounds = ['lilac', 'lagoon', 'blush', 'sand']
  for (const [index, { value, label }] of reportTotals(report).entries())
    paper.group(
      [
        ['P', value, { cut: 'heading', size: 38, after: 2 }],
        ['P', label, { size: 11.5, after: 0 }],
      ],
      color(grounds[index] ?? 'sand'),
    )
}

function drawImprint(paper: Paper, { name, address, emails }: SiteSettings) {
  const { doc } = paper
  const light = color('shea')
  paper.newPage(color('adireDeep'))
  paper.decorate(() => {
    doc.rect(PAGE.left, 560, 48, 6).fill(color('agbalumo'))
    drawCloth(doc, { top: 0, rows: 6 })
  })
  paper.tag('H1', () => paper.write(name, PAGE.left, 584, { cut: 'heading', size: 27, color: light }))
  const { street, city, region, country } = address
  const lines = [street, `${city}, ${region}, ${country}`, emails.general.address, emails.partners.address]
  lines.forEach((text, index) =>
    paper.tag('P', () => paper.write(text, PAGE.left, 630 + index * 20, { size: 11.5, color: light })),
  )
}

import { buffer } from 'node:stream/consumers'
import type { ImpactReport, SiteSettings } from 'contentlayer/generated'
import { reportTotals } from '#src/content/report-charts.ts'
import { chaptersOf, type Chapter } from './chapters.ts'
import { color, createPaper, drawCloth, PAGE, WIDTH, type Paper } from './paper.ts'

type ReportSource = {
  report: ImpactReport
  site: SiteSettings
  /** The cover picture, as JPEG. */
  cover: Buffer
}

/** The PDF of a report. It is drawn twice, as the table of contents needs the page numbers. */
export async function reportPdf(source: ReportSource): Promise<Buffer> {
  const { numbers } = await drawReport(source, [])
  return (await drawReport(source, numbers)).pdf
}

async function drawReport(source: ReportSource, known: ReadonlyArray<number>) {
  const { report, site } = source
  const title = `${site.name}: ${report.labels.report} ${report.year}`
  const paper = createPaper({ title, author: site.name })
  const pdf = buffer(paper.doc)
  const chapters = chaptersOf(report)
  drawCover(paper, source)
  paper.chapter(report.chapters.figures.heading, () => {
    drawTotals(paper, report)
    paper.heading(report.labels.contents)
    drawContents(paper, chapters, known)
  })
  const numbers = chapters.map(({ heading, draw }) => paper.chapter(heading, () => draw(paper)))
  drawImprint(paper, site)
  paper.doc.end()
  return { pdf: await pdf, numbers }
}

function drawCover(paper: Paper, { report, site, cover }: ReportSource) {
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
    doc.save().rect(PAGE.left, top, width, height).clip()
    doc.image(cover, PAGE.left, top, { cover: [width, height] }).restore()
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

function drawContents(paper: Paper, chapters: ReadonlyArray<Chapter>, numbers: ReadonlyArray<number>) {
  const contents = paper.doc.struct('TOC')
  paper.section().add(contents)
  const beside = { cut: 'strong', size: 11.5, width: 40, align: 'right' } as const
  chapters.forEach(({ heading }, index) => {
    const { y } = paper.cursor
    const draw = () => {
      paper.write(heading, PAGE.left, y, { size: 11.5 })
      paper.write(String(numbers[index] ?? 0), PAGE.right - 40, y, beside)
    }
    contents.add(paper.doc.struct('TOCI', {}, draw))
    paper.decorate(() => paper.doc.rect(PAGE.left, y + 19, WIDTH, 0.5).fill(color('line')))
    paper.cursor.y += 28
  })
}

function drawImprint(paper: Paper, { name, address, emails }: SiteSettings) {
  const { doc } = paper
  const light = color('shea')
  paper.newPage(color('adireDeep'))
  paper.decorate(() => {
    doc.rect(PAGE.left, 560, 48, 6).fill(color('agbalumo'))
    drawCloth(doc, { top: 0, rows: 6 })
  })
  paper.tagged('H1', name, PAGE.left, 584, { cut: 'heading', size: 27, color: light })
  const { street, city, region, country } = address
  const lines = [street, `${city}, ${region}, ${country}`, emails.general.address, emails.partners.address]
  lines.forEach((text, index) =>
    paper.tagged('P', text, PAGE.left, 630 + index * 20, { size: 11.5, color: light }),
  )
}

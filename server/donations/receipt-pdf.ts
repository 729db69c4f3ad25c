import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#contract/days.ts'
import { formatMoney } from '#contract/money.ts'
import type { EmailFile } from '#server/mail/transport.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import type { ReceiptRow } from '#server/platform/database/tables.ts'
import { formatReference } from '#server/submissions/emails.ts'
import type { Weight } from './receipt-fonts.ts'
import { donationIn, donorLines, formatReceiptNumber } from './receipt-store.ts'

// Given the midnight in UTC of a day.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

// A4 in points.
const PAGE = { width: 595, left: 64, right: 531 }
const LABEL_WIDTH = 130

type Style = { weight?: Weight; size?: number; color?: string; width?: number }

/** The file of a receipt: a tagged PDF of one page (PDF/UA). The same receipt gives the same file. */
export async function receiptFile(app: FastifyInstance, receipt: ReceiptRow): Promise<EmailFile> {
  // Imported on demand: few servers generate a receipt between two starts.
  const [{ default: PDFDocument }, { receiptFonts, runsOf, WEIGHTS }] = await Promise.all([
    import('pdfkit'),
    import('./receipt-fonts.ts'),
  ])
  const { organisation, colors } = app.siteFacts()
  const number = formatReceiptNumber(organisation, receipt.number)
  const isCancelled = receipt.cancelled_at !== null
  const issuedAt = receipt.issued_at
  const facts = await factsOf(app, receipt)
  const fonts = await receiptFonts()
  const title = `Receipt ${number}${isCancelled ? ' (cancelled)' : ''}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // @ts-expect-error -- The published types do not know PDF/UA.
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    info: {
      Title: title,
      Author: organisation.name,
      CreationDate: new Date(issuedAt),
      ModDate: new Date(issuedAt),
    },
  })
  const content = buffer(doc)
  for (const { name, content: font } of fonts) doc.registerFont(name, font)
  const root = doc.struct('Document')
  doc.addStructure(root)

  /** Writes lines that wrap, and returns the position below them. */
  function write(text: string, x: number, y: number, style: Style = {}) {
    const { weight = WEIGHTS[0], size = 11, color = colors.ink, width = PAGE.right - x } = style
    doc.fontSize(size).fillColor(color)
    const runs = runsOf(text, weight, fonts)
    runs.forEach((run, index) => {
      const options = { width, lineGap: 4, continued: index < runs.length - 1 }
      doc.font(run.font)
      if (index === 0) doc.text(run.text, x, y, options)
      else doc.text(run.text, options)
    })
    return doc.y
  }

  function decorate(draw: () => void) {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  let y = 112

  function block(type: string, text: string, { after = 0, ...style }: Style & { after?: number } = {}) {
    const top = y
    root.add(doc.struct(type, {}, () => void (y = write(text, PAGE.left, top, style) + after)))
  }

  decorate(() => drawRings(doc, colors))
  block('P', organisation.name, { weight: 700, size: 14 })
  block('P', [organisation.address, organisation.email].filter(Boolean).join(' · '), {
    color: colors.muted,
    after: 40,
  })
  block('H1', title, { weight: 700, size: 27, after: 18 })
  if (isCancelled)
    block('P', 'This receipt was issued by mistake. It is not valid.', {
      weight: 700,
      color: colors.accent,
      after: 18,
    })

  const table = doc.struct('Table')
  root.add(table)
  for (const [label, lines] of facts) {
    decorate(() => doc.rect(PAGE.left, y, PAGE.right - PAGE.left, 0.75).fill(colors.line))
    const top = y + 12
    const row = doc.struct('TR')
    table.add(row)
    row.add(
      doc.struct(
        'TH',
        { scope: 'Row' },
        () => void write(label, PAGE.left, top, { color: colors.muted, width: LABEL_WIDTH }),
      ),
    )
    row.add(
      doc.struct('TD', {}, () => {
        y = top
        for (const line of lines) y = write(`${line} `, PAGE.left + LABEL_WIDTH, y, { weight: 700 })
      }),
    )
    row.end()
    y += 10
  }
  table.end()
  decorate(() => doc.rect(PAGE.left, y, PAGE.right - PAGE.left, 0.75).fill(colors.line))
  y += 28
  if (!isCancelled)
    block('P', `Thank you. ${organisation.name} has received this gift, and puts it to work.`, { after: 10 })
  block('P', `Questions about this receipt? Write to ${organisation.email} and name its number.`, {
    color: colors.muted,
  })
  root.end()
  doc.end()
  return { filename: `${number}.pdf`, content: await content, contentType: 'application/pdf' }
}

/** The labels of a receipt with their lines, from top to bottom. */
async function factsOf({ siteFacts, submissions }: FastifyInstance, receipt: ReceiptRow) {
  const { organisation, donations } = siteFacts()
  const { submission_id, cause, currency, amount_minor, received_at, issued_at } = receipt
  // The submission may be deleted after its retention: the receipt remains, without the donor.
  const submission = submission_id === null ? null : await submissions.find(submission_id)
  const facts: Array<[label: string, lines: Array<string>]> = [
    ['From', submission === null ? ['No longer stored'] : donorLines(donationIn(submission))],
    ['Amount', [`${formatMoney(amount_minor, currency)} (${currency})`]],
    ['For', [donations.titles[cause] ?? cause]],
    ['Received on', [day.format(received_at)]],
    ['Issued on', [day.format(Date.parse(dayOf(issued_at)))]],
  ]
  if (submission) facts.push(['Reference', [formatReference(organisation, submission.reference_code)]])
  return facts
}

function drawRings(doc: PDFKit.PDFDocument, { rings, accent }: SiteFacts['colors']) {
  const pitch = PAGE.width / 14
  for (let column = 0; column < 14; column++) {
    const x = pitch * (column + 0.5)
    const color = rings[column % rings.length] ?? accent
    doc.circle(x, 36, 16).lineWidth(3).stroke(color)
    doc.circle(x, 36, 8).lineWidth(2.5).stroke(accent)
  }
}

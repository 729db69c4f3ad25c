import PDFDocument from 'pdfkit'
import { system } from '#src/theme/system.ts'
import { fontFiles } from './fonts.ts'

type Element = PDFKit.PDFStructureElement

/** A4 in points. */
export const PAGE = { width: 595, height: 842, left: 64, right: 531, top: 84, bottom: 770 }
export const WIDTH = PAGE.right - PAGE.left

export type Style = {
  cut?: keyof typeof fontFiles
  size?: number
  color?: string
  lineGap?: number
  align?: 'left' | 'right' | 'center'
}

/** A colour token of src/theme/tokens.ts. */
export const color = (name: string) => String(system.token(`colors.${name}`))

/** Rows of rings, like printed cloth, over the full width of the page. */
export function drawCloth(doc: PDFKit.PDFDocument, { top, rows }: { top: number; rows: number }) {
  const rings = ['zobo', 'adire', 'ewe', 'agbalumo']
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [33 + column * 66, top + 33 + row * 66]
      doc
        .circle(x, y, 26)
        .lineWidth(4)
        .stroke(color(rings[(row + column) % rings.length] ?? 'zobo'))
      doc.circle(x, y, 15).lineWidth(3).stroke(color('danfo'))
      doc.circle(x, y, 5).fill(color('lagoon'))
    }
}

export type Paper = ReturnType<typeof createPaper>

/** A tagged PDF of A4 pages, written from top to bottom. Content without a tag is an artifact. */
export function createPaper({ title, author }: { title: string; author: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // @ts-expect-error -- The published types do not know PDF/UA.
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    // Fixed dates, so that the same content gives the same file.
    info: { Title: title, Author: author, CreationDate: new Date(0), ModDate: new Date(0) },
  })
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
  const root = doc.struct('Document')
  doc.addStructure(root)

  let section: Element = root
  let number = 0
  /** The position of the next line on the page. */
  const cursor = { y: PAGE.top }

  function decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  function newPage(ground = color('shea')) {
    doc.addPage()
    number += 1
    cursor.y = PAGE.top
    decorate(() => doc.rect(0, 0, PAGE.width + 1, PAGE.height + 1).fill(ground))
  }

  function footer() {
    decorate(() => {
      doc.rect(PAGE.left, 796, 22, 4).fill(color('agbalumo'))
      line(title, PAGE.left + 32, 793, { size: 8.5, color: color('muted') })
      line(String(number), PAGE.right - 40, 793, { cut: 'strong', size: 9.5, align: 'right', width: 40 })
    }, 'Pagination')
  }

  function styled({ cut = 'body', size = 10.5, color: fill = color('ink') }: Style) {
    return doc.font(cut).fontSize(size).fillColor(fill)
  }

  /** A single line, as in a chart. */
  function line(text: string, x: number, y: number, style: Style & { width?: number } = {}) {
    const { width, align } = style
    styled(style).text(text, x, y, width === undefined ? { lineBreak: false } : { width, align })
  }

  function heightOf(text: string, width: number, style: Style = {}) {
    return styled(style).heightOfString(text, { width, lineGap: style.lineGap ?? 4 })
  }

  /** A text that wraps, without its own tag. */
  function write(text: string, x: number, y: number, width: number, style: Style = {}) {
    styled(style).text(text, x, y, { width, align: style.align, lineGap: style.lineGap ?? 4 })
  }

  /** Starts another page of the section if this height does not fit. */
  function fit(height: number) {
    if (cursor.y + height <= PAGE.bottom) return
    newPage()
    footer()
  }

  /** A box of the full width. Returns its top edge. */
  function box(height: number, ground: string) {
    fit(height)
    const { y } = cursor
    decorate(() => doc.roundedRect(PAGE.left, y, WIDTH, height, 12).fill(color(ground)))
    return y
  }

  function tag(type: string, draw: () => void, parent = section) {
    const element = doc.struct(type, {}, draw)
    parent.add(element)
  }

  /** A paragraph or heading over the full width. */
  function block(type: string, text: string, style: Style & { width?: number; after?: number } = {}) {
    const { width = WIDTH, after = 10 } = style
    const height = heightOf(text, width, style)
    fit(height)
    tag(type, () => write(text, PAGE.left, cursor.y, width, style))
    cursor.y += height + after
  }

  /** A chapter on a new page, with a bookmark. Returns its page number. */
  function chapter(heading: string, draw: () => void): number {
    newPage()
    footer()
    const first = number
    section = doc.struct('Sect', { title: heading })
    root.add(section)
    doc.outline.addItem(heading)
    decorate(() => doc.rect(PAGE.left, 60, 48, 6).fill(color('zobo')))
    block('H1', heading, { cut: 'heading', size: 27, lineGap: 0, after: 18 })
    draw()
    section.end()
    section = root
    // A page with enough space left ends with a band of cloth.
    if (PAGE.bottom - cursor.y > 130) decorate(() => drawCloth(doc, { top: 688, rows: 1 }))
    return first
  }

  /** A drawing with a text alternative. `draw` gets its top edge. */
  function figure(height: number, alt: string, draw: (top: number) => void) {
    fit(height)
    const top = cursor.y
    const bbox: [number, number, number, number] = [PAGE.left, top, PAGE.right, top + height]
    section.add(doc.struct('Figure', { alt, bbox, placement: 'Block' }, () => draw(top)))
    cursor.y += height
  }

  function end() {
    root.end()
    doc.end()
  }

  return {
    doc,
    cursor,
    newPage,
    decorate,
    line,
    write,
    heightOf,
    fit,
    box,
    tag,
    block,
    chapter,
    figure,
    section: () => section,
    end,
  }
}

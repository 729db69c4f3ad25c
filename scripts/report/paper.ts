import PDFDocument from 'pdfkit'
import { system } from '#src/theme/system.ts'
import { fontFiles } from './fonts.ts'

/** A4 in points. */
export const PAGE = { width: 595, height: 842, left: 64, right: 531, top: 84, bottom: 770 }
export const WIDTH = PAGE.right - PAGE.left

export type Style = {
  cut?: keyof typeof fontFiles
  size?: number
  color?: string
  lineGap?: number
  align?: 'left' | 'right' | 'center'
  /** Where the text wraps; without it, it stays on one line. */
  width?: number
}

const SMALL_HEADING = { cut: 'heading', size: 15, lineGap: 2 } as const

/** A colour token of src/theme/tokens.ts. */
export const color = (name: string) => String(system.token(`colors.${name}`))

export type Paper = ReturnType<typeof createPaper>

/** A tagged PDF of A4 pages, written from top to bottom. Content without a tag is an artifact. */
export function createPaper(title: string, author: string) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Numbers are written into the table of contents at the end.
    bufferPages: true,
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

  let section = root
  let number = 0
  /** The position of the next line on the page. */
  const cursor = { y: PAGE.top }

  function decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  function newPage(background: string) {
    doc.addPage()
    number += 1
    cursor.y = PAGE.top
    decorate(() => doc.rect(0, 0, PAGE.width + 1, PAGE.height + 1).fill(background))
  }

  function newTextPage() {
    newPage(color('shea'))
    decorate(() => {
      doc.rect(PAGE.left, 796, 22, 4).fill(color('agbalumo'))
      write(title, PAGE.left + 32, 793, { size: 8.5, color: color('muted') })
      write(String(number), PAGE.right - 40, 793, { cut: 'strong', size: 9.5, align: 'right', width: 40 })
    }, 'Pagination')
  }

  function styled({ cut = 'body', size = 10.5, color: fill = color('ink') }: Style) {
    return doc.font(cut).fontSize(size).fillColor(fill)
  }

  function heightOf(text: string, { lineGap = 4, width = WIDTH, ...style }: Style) {
    return styled(style).heightOfString(text, { width, lineGap })
  }

  function write(text: string, x: number, y: number, { lineGap = 4, width, align, ...style }: Style = {}) {
    styled(style).text(text, x, y, width === undefined ? { lineBreak: false } : { width, align, lineGap })
  }

  function tagged(type: string, text: string, x: number, y: number, style?: Style) {
    section.add(doc.struct(type, {}, () => write(text, x, y, style)))
  }

  /** Starts another page of the section if this height does not fit. */
  function fit(height: number) {
    if (cursor.y + height > PAGE.bottom) newTextPage()
  }

  /** A heading and a text in a box of the full width, which is never torn apart. */
  function note(heading: string, text: string, background: string) {
    const left = PAGE.left + 20
    const width = WIDTH - 40
    const headingStyle = { ...SMALL_HEADING, width }
    const textStyle = { size: 11.5, lineGap: 5, width }
    const textTop = 14 + heightOf(heading, headingStyle) + 4
    const height = textTop + heightOf(text, textStyle) + 10
    fit(height)
    const { y } = cursor
    decorate(() => doc.roundedRect(PAGE.left, y, WIDTH, height, 12).fill(color(background)))
    tagged('H2', heading, left, y + 14, headingStyle)
    tagged('P', text, left, y + textTop, textStyle)
    cursor.y = y + height + 12
  }

  function block(type: string, text: string, { after = 10, ...style }: Style & { after?: number } = {}) {
    const height = heightOf(text, style)
    fit(height)
    tagged(type, text, PAGE.left, cursor.y, { ...style, width: WIDTH })
    cursor.y += height + after
  }

  /** A heading within a chapter, which leaves this height for what follows on the page. */
  function heading(text: string, height = 0) {
    fit(height + 30)
    block('H2', text, { ...SMALL_HEADING, after: 8 })
  }

  /** A list, of which an entry is never torn apart. */
  function list(entries: ReadonlyArray<string>, style: Style) {
    const element = doc.struct('L')
    section.add(element)
    for (const entry of entries) {
      fit(heightOf(entry, style) + 10)
      styled(style).list([entry], PAGE.left, cursor.y, {
        width: WIDTH,
        bulletRadius: 4,
        lineGap: 4,
        paragraphGap: 10,
        structParent: element,
      })
      cursor.y = doc.y
    }
    cursor.y += 20
  }

  /** A chapter on a new page, with a bookmark. Returns its page number. */
  function chapter({ heading, lead }: { heading: string; lead?: string }, draw: () => void): number {
    newTextPage()
    const first = number
    section = doc.struct('Sect', { title: heading })
    root.add(section)
    doc.outline.addItem(heading)
    decorate(() => doc.rect(PAGE.left, 60, 48, 6).fill(color('zobo')))
    block('H1', heading, { cut: 'heading', size: 27, lineGap: 0, after: 18 })
    if (lead !== undefined) block('P', lead, { size: 13, lineGap: 6, color: color('adire'), after: 16 })
    draw()
    section = root
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

  return {
    doc,
    cursor,
    newPage,
    decorate,
    write,
    tagged,
    heightOf,
    fit,
    note,
    block,
    heading,
    list,
    chapter,
    figure,
    section: () => section,
  }
}

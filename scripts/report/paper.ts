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

/** A paragraph or heading: its tag and its text. `after` is the space below it. */
export type Block = [tag: string, text: string, style?: Style & { after?: number }]

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

  /** A page of a chapter, with a footer, or one on another ground. */
  function newPage(ground?: string) {
    doc.addPage()
    number += 1
    cursor.y = PAGE.top
    decorate(() => doc.rect(0, 0, PAGE.width + 1, PAGE.height + 1).fill(ground ?? color('shea')))
    if (ground !== undefined) return
    decorate(() => {
      doc.rect(PAGE.left, 796, 22, 4).fill(color('agbalumo'))
      write(title, PAGE.left + 32, 793, { size: 8.5, color: color('muted') })
      write(String(number), PAGE.right - 40, 793, { cut: 'strong', size: 9.5, align: 'right', width: 40 })
    }, 'Pagination')
  }

  function styled({ cut = 'body', size = 10.5, color: fill = color('ink') }: Style) {
    return doc.font(cut).fontSize(size).fillColor(fill)
  }

  /** A text without its own tag: on one line, or wrapped if it has a width. */
  function write(text: string, x: number, y: number, style: Style & { width?: number } = {}) {
    const { width, align, lineGap = 4 } = style
    styled(style).text(text, x, y, width === undefined ? { lineBreak: false } : { width, align, lineGap })
  }

  /** Starts another page of the section if this height does not fit. */
  function fit(height: number) {
    if (cursor.y + height > PAGE.bottom) newPage()
  }

  function tag(type: string, draw: () => void) {
    section.add(doc.struct(type, {}, draw))
  }

  /** Blocks over the full width that stay on one page, on a ground if it has a colour. */
  function group(blocks: ReadonlyArray<Block>, ground?: string) {
    const inset = ground === undefined ? 0 : 16
    const width = WIDTH - 2 * inset
    const heightOf = ([, text, style = {}]: Block) =>
      styled(style).heightOfString(text, { width, lineGap: style.lineGap ?? 4 }) + (style.after ?? 10)
    const height = blocks.reduce((sum, block) => sum + heightOf(block), 2 * inset)
    fit(height)
    if (ground !== undefined)
      decorate(() => doc.roundedRect(PAGE.left, cursor.y, WIDTH, height, 12).fill(ground))
    cursor.y += inset
    for (const block of blocks) {
      const [type, text, style] = block
      tag(type, () => write(text, PAGE.left + inset, cursor.y, { width, ...style }))
      cursor.y += heightOf(block)
    }
    cursor.y += ground === undefined ? 0 : inset + 14
  }

  /** A chapter on a new page, with a bookmark. */
  function chapter(heading: string, draw: () => void) {
    newPage()
    section = doc.struct('Sect', { title: heading })
    root.add(section)
    doc.outline.addItem(heading)
    decorate(() => doc.rect(PAGE.left, 60, 48, 6).fill(color('zobo')))
    group([['H1', heading, { cut: 'heading', size: 27, lineGap: 0, after: 18 }]])
    draw()
    section.end()
    section = root
    // A page with enough space left ends with a band of cloth.
    if (PAGE.bottom - cursor.y > 130) decorate(() => drawCloth(doc, { top: 688, rows: 1 }))
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
    write,
    fit,
    tag,
    group,
    chapter,
    figure,
    section: () => section,
    end,
  }
}

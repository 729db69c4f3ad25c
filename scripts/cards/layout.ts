import { tokens } from '#src/theme/tokens.ts'
import type { Card } from './card.ts'
import { design } from './design.ts'
import { fit, type Fitted } from './fit.ts'
import type { Fonts } from './fonts.ts'

const colors = tokens.colors

/** All text of a card as SVG outlines, so that drawing needs no fonts. */
export function lettering(card: Card, fonts: Fonts): string {
  const { text, label, title, detail } = design
  const width = text.right - text.left
  const blocks = [
    {
      fitted: fit(card.label, { width, height: label.size * 1.2 }, body(fonts, [label.size, 20], 1.2)),
      color: colors.zobo.value,
    },
    {
      fitted: fit(card.title, { width, height: title.height }, { ...title, fonts: fonts.heading }),
      color: colors.ink.value,
    },
    {
      fitted: fit(card.detail, { width, height: detail.height }, { ...detail, fonts: fonts.body }),
      color: colors.muted.value,
    },
  ].filter(({ fitted }) => fitted.lines.length > 0)

  const height = blocks.reduce((sum, { fitted }) => sum + heightOf(fitted) + text.gap, -text.gap)
  let top = text.top + (text.bottom - text.top - height) / 2
  const paths = blocks.map(({ fitted, color }) => {
    const path = pathOf(fitted, color, (line) => ({ x: text.left, y: baseline(fitted, line, top) }))
    top += heightOf(fitted) + text.gap
    return path
  })
  return svg([...paths, card.date ? dateBlock(card.date, fonts) : ''].join(''))
}

function body(fonts: Fonts, sizes: readonly [number, number], lineHeight: number) {
  return { fonts: fonts.body, sizes, lineHeight }
}

function heightOf({ lines, size, lineHeight }: Fitted): number {
  return lines.length * size * lineHeight
}

/** The baseline of a line of text, which centres capital letters approximately. */
function baseline({ size, lineHeight }: Fitted, line: number, top: number): number {
  return top + (line + 0.5) * size * lineHeight + size * 0.36
}

function pathOf(fitted: Fitted, color: string, at: (line: number) => { x: number; y: number }): string {
  const outlines = fitted.lines.map((shaped, line) => shaped.outline(at(line).x, at(line).y, fitted.size))
  return `<path fill="${color}" d="${outlines.join('')}"/>`
}

/** A calendar sheet, drawn instead of a picture. */
function dateBlock({ days, month, year }: NonNullable<Card['date']>, fonts: Fonts): string {
  const { left, top, width, height, radius } = design.date
  const box = { width: width - 48, height: 190 }
  const number = fit(days, box, {
    fonts: fonts.heading,
    sizes: [190, 60],
    lineHeight: 1,
    letterSpacing: -0.04,
  })
  const name = fit(`${month} ${year}`, { width: box.width, height: 60 }, body(fonts, [44, 24], 1.2))
  const centred = (fitted: Fitted, line: number) =>
    left + (width - (fitted.lines[line]?.width ?? 0) * fitted.size) / 2
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${colors.shea.value}"/>`,
    `<path fill="${colors.danfo.value}" d="M${left} ${top + 72}v${radius - 72}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${72 - radius}z"/>`,
    pathOf(number, colors.zobo.value, (line) => ({
      x: centred(number, line),
      y: baseline(number, line, top + 186 - heightOf(number) / 2 + 10),
    })),
    pathOf(name, colors.ink.value, (line) => ({
      x: centred(name, line),
      y: baseline(name, line, top + 312),
    })),
  ].join('')
}

/** The background and the woven edge, the same on all cards of a kind except for pattern and logo. */
export function ground(): string {
  const { width, height, panel } = design
  const stripes = [
    [0, 48, colors.danfo.value],
    [48, 16, colors.agbalumo.value],
    [64, 32, colors.lilac.value],
    [96, 16, colors.agbalumo.value],
  ] as const
  const top = height - panel.edge
  return svg(
    `<rect width="${width}" height="${height}" fill="${colors.shea.value}"/>
    <defs><pattern id="edge" width="112" height="${panel.edge}" y="${top}" patternUnits="userSpaceOnUse">${stripes
      .map(([x, wide, color]) => `<rect x="${x}" width="${wide}" height="${panel.edge}" fill="${color}"/>`)
      .join('')}</pattern></defs>
    <rect y="${top}" width="${width}" height="${panel.edge}" fill="url(#edge)"/>`,
  )
}

/** The clipping shape of a picture: rounded, except for corners at the edge of the card. */
export function frame(
  { width, height, radius }: { width: number; height: number; radius: number },
  isAtEdge: boolean,
) {
  const drawn = isAtEdge ? width + radius : width
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${drawn}" height="${height}" rx="${radius}"/></svg>`
}

function svg(content: string): string {
  const { width, height } = design
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

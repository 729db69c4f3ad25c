import type { Font } from 'fontkit'
import { charactersOf, drawable, shape, type Shaped } from './shape.ts'

type Box = { width: number; height: number }

type Type = {
  fonts: ReadonlyArray<Font>
  /** The largest and the smallest size in pixels. */
  sizes: readonly [largest: number, smallest: number]
  lineHeight: number
  letterSpacing?: number
}

/** A text broken into lines that fit a box. */
export type Fitted = { size: number; lines: Array<Shaped>; lineHeight: number }

/** A part of a text that stays on one line, with its width in em. */
type Part = { text: string; width: number; before: '' | ' ' | '\n' }

type Measure = (text: string) => number
type Line = Array<Part>

const STEP = 2
const MORE = '…'

/**
 * Sets a text as large as its box allows, in lines of similar length. At the smallest size, words wider than the box
 * are broken, and the excess is cut off.
 */
export function fit(text: string, box: Box, type: Type): Fitted {
  const { fonts, sizes, lineHeight, letterSpacing = 0 } = type
  const [largest, smallest] = sizes
  const measure: Measure = (part) => shape(part, fonts, letterSpacing).width
  const parts = partsOf(text, fonts, measure)
  const space = measure(' ')
  const finish = (size: number, lines: Array<string>): Fitted => ({
    size,
    lines: lines.map((line) => shape(line, fonts, letterSpacing)),
    lineHeight,
  })

  for (let size = largest; size >= smallest; size -= STEP) {
    const width = box.width / size
    const lines = wrap(parts, width, space)
    const isHigher = lines.length * size * lineHeight > box.height
    if (isHigher || parts.some((part) => part.width > width)) continue
    return finish(size, balanced(parts, lines.length, width, space).map(textOf))
  }

  const width = box.width / smallest
  const broken = parts.flatMap((part) => breakPart(part, width, measure))
  const max = Math.max(1, Math.floor(box.height / (smallest * lineHeight)))
  return finish(smallest, cutOff(wrap(broken, width, space).map(textOf), max, width, measure))
}

/**
 * Lines may break at spaces, and after hyphens, dashes and slashes within words; they always break at line breaks.
 */
function partsOf(text: string, fonts: ReadonlyArray<Font>, measure: Measure): Array<Part> {
  const paragraphs = text.split('\n').map((paragraph) => drawable(paragraph, fonts).split(' '))
  return paragraphs.flatMap((words, paragraph) =>
    words.flatMap((word, at) =>
      (word.match(/[^-–—/]+[-–—/]*|[-–—/]+/gu) ?? []).map((part, index): Part => {
        const before = index > 0 ? '' : at === 0 && paragraph > 0 ? '\n' : ' '
        return { text: part, width: measure(part), before }
      }),
    ),
  )
}

function wrap(parts: ReadonlyArray<Part>, width: number, space: number): Array<Line> {
  const lines: Array<Line> = []
  let used = 0
  for (const part of parts) {
    const line = lines.at(-1)
    const longer = used + (part.before === ' ' ? space : 0) + part.width
    if (line && part.before !== '\n' && longer <= width) {
      line.push(part)
      used = longer
    } else {
      lines.push([part])
      used = part.width
    }
  }
  return lines
}

function textOf(line: Line): string {
  return line.map(({ text, before }, index) => (index > 0 && before === ' ' ? ` ${text}` : text)).join('')
}

/** The lines at the narrowest width that does not need more of them. */
function balanced(parts: ReadonlyArray<Part>, count: number, width: number, space: number): Array<Line> {
  let [narrow, wide] = [0, width]
  for (let step = 0; step < 8; step += 1) {
    const middle = (narrow + wide) / 2
    if (wrap(parts, middle, space).length <= count) wide = middle
    else narrow = middle
  }
  return wrap(parts, wide, space)
}

function breakPart(part: Part, width: number, measure: Measure): Array<Part> {
  if (part.width <= width) return [part]
  const pieces: Array<Part> = []
  for (const character of charactersOf(part.text)) {
    const piece = pieces.at(-1)
    const longer = piece === undefined ? Infinity : measure(piece.text + character)
    if (piece && longer <= width) Object.assign(piece, { text: piece.text + character, width: longer })
    else
      pieces.push({
        text: character,
        width: measure(character),
        before: pieces.length > 0 ? '' : part.before,
      })
  }
  return pieces
}

function cutOff(lines: Array<string>, max: number, width: number, measure: Measure): Array<string> {
  if (lines.length <= max) return lines
  let last = charactersOf(lines[max - 1] ?? '')
  while (last.length > 0 && measure(last.join('') + MORE) > width) last = last.slice(0, -1)
  return [...lines.slice(0, max - 1), `${last.join('').replace(/[\s,;:.–—-]+$/u, '')}${MORE}`]
}

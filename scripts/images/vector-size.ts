export type Size = { width: number; height: number }

/** The size declared by the root element of an SVG: its view box, or width and height. */
export function sizeOf(attributes: Record<string, string>): Size | null {
  const [, , boxWidth, boxHeight] = (attributes.viewBox ?? '').trim().split(/[\s,]+/)
  const width = Number.parseFloat(boxWidth ?? attributes.width ?? '')
  const height = Number.parseFloat(boxHeight ?? attributes.height ?? '')
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null
}

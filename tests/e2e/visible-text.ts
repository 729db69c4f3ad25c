/* Functions that run in the page and find text that is clipped or overlaps other text. */

type Line = { words: string; owner: Element; left: number; top: number; right: number; bottom: number }

/** Finds lines of text that overlap another line, or that their container clips. */
export function findUnreadableText(): Array<string> {
  const isSideways = (element: Element) =>
    /hidden|clip|auto|scroll/u.test(getComputedStyle(element).overflowX)
  const cutsOff = (element: Element) => /hidden|clip/u.test(getComputedStyle(element).overflowY)
  const boxesAround = (element: Element) => {
    const around: Array<Element> = []
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      around.push(box)
    return around
  }

  const found: Array<string> = []
  const lines: Array<Line> = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const owner = text.parentElement
    const words = (text.textContent ?? '').trim()
    if (owner === null || words === '' || owner.closest('svg, script, style, noscript, select') !== null)
      continue
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const around = boxesAround(owner)
    // Elements of one pixel are visible to screen readers only.
    if (around.some((box) => box.getBoundingClientRect().width <= 1)) continue
    const place = document.createRange()
    place.selectNodeContents(text)
    const boxes = around.map((box) => ({
      box: box.getBoundingClientRect(),
      isSideways: isSideways(box),
      cutsOff: cutsOff(box),
    }))
    for (const { left, top, right, bottom } of place.getClientRects()) {
      // Letters fill about the middle half of a line.
      const inset = (bottom - top) / 4
      const line = {
        words,
        owner,
        left: left + 1,
        top: top + inset,
        right: right - 1,
        bottom: bottom - inset,
      }
      // Skips cards beside the visible part of a row.
      if (boxes.some(({ box, isSideways }) => isSideways && (line.right > box.right || line.left < box.left)))
        continue
      if (boxes.some(({ box, cutsOff }) => cutsOff && (line.bottom > box.bottom || line.top < box.top))) {
        found.push(`“${words.slice(0, 60)}” is cut off`)
      } else if (line.right > line.left) lines.push(line)
    }
  }

  const isFixed = (element: Element) =>
    boxesAround(element).some((box) => /fixed|sticky/u.test(getComputedStyle(box).position))
  lines.sort((a, b) => a.top - b.top)
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.top >= line.bottom) break
      if (other.owner === line.owner || other.left >= line.right || other.right <= line.left) continue
      if (isFixed(line.owner) || isFixed(other.owner)) continue
      found.push(`“${line.words.slice(0, 60)}” and “${other.words.slice(0, 60)}” overlap`)
    }
  })
  return found
}

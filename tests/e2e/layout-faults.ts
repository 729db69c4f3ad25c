import type { Page } from '@playwright/test'

/* Whether a page fits its screen and stands still, even with text twice as large, as WCAG 1.4.4 and 1.4.10 require. */

type Line = { words: string; owner: Element; left: number; top: number; right: number; bottom: number }

/** Records every layout shift from the first paint on. Call this before the page is opened. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Array<number> = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Array<number> }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/** Elements shown above those that precede them in the document, which they push down while a page arrives in parts. */
export function findMovedUp(): Array<string> {
  return [...document.querySelectorAll('main *')]
    .filter((element) => Number(getComputedStyle(element).order) < 0)
    .map((element) => element.outerHTML.slice(0, 100))
}

export async function doubleText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export async function misfits(page: Page): Promise<Array<string>> {
  const wider = await overflow(page)
  return [
    ...(wider > 0 ? [`the page is ${wider} px wider than the screen`] : []),
    ...(await page.evaluate(findUnreadableText)),
  ]
}

/** Finds lines of text that leave the screen, overlap another line, or are clipped by their container. */
function findUnreadableText(): Array<string> {
  const isSideways = (element: Element) =>
    /hidden|clip|auto|scroll/u.test(getComputedStyle(element).overflowX)
  const cutsOff = (element: Element) => /hidden|clip/u.test(getComputedStyle(element).overflowY)
  const boxesAround = (element: Element) => {
    const around: Array<Element> = []
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      around.push(box)
    return around
  }

  const width = document.documentElement.clientWidth
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
      if (line.right > width) found.push(`“${words.slice(0, 60)}” leaves the screen`)
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

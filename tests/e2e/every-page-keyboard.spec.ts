import type { Page } from '@playwright/test'
import { sweptPages as pages } from './built-pages.ts'
import { expect, isMemberPage, open, test } from './site.ts'

test.use({ reducedMotion: 'reduce' })

function movements(page: Page): Promise<Array<string>> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '')),
  )
}

const isNotFound = (page: string) => page.endsWith('/404')

for (const path of pages.filter((page) => !isMemberPage(page) && !isNotFound(page))) {
  test(`${path} leads the focus in order, in sight and outlined, keeps its shapes with forced colours, and stands still if asked to [A11Y-3 A11Y-4 A11Y-5]`, async ({
    page,
  }) => {
    await open(page, path)
    expect.soft(await movements(page)).toEqual([])
    await expect.soft(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
    expect.soft(await faultsWithForcedColors(page)).toEqual([])
    expect.soft(await faultsOnTheWay(page)).toEqual([])
  })
}

for (const path of ['/', '/faqs', '/privacy-policy', '/volunteer']) {
  test(`on a phone ${path} leads the focus in order, in sight and outlined [A11Y-3]`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    expect(await faultsOnTheWay(page)).toEqual([])
  })
}

/* The walk with Tab: focus order, visible focus and covered focus (WCAG 2.4.3, 2.4.7 and 2.4.11). */

/** No page has as many stops: reaching this number means that the focus is trapped. */
const TOO_MANY_STOPS = 400

type Stop = {
  name: string
  faults: Array<string>
  isEnd: boolean
}

/** Runs in the page after each press of Tab. */
async function lookAtFocus(): Promise<Stop> {
  // Waits for transitions on focus, such as that of the skip link, which exist even with a duration of zero.
  await new Promise(requestAnimationFrame)
  await Promise.allSettled((document.activeElement?.getAnimations() ?? []).map(({ finished }) => finished))
  const memory = window as unknown as { stops?: Array<Element>; lookBefore?: () => string | null }
  const stops = (memory.stops ??= [])
  const faults: Array<string> = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}”`

  // The previously focused element must not look focused any more.
  const lookBefore = memory.lookBefore?.()
  if (lookBefore) faults.push(lookBefore)
  memory.lookBefore = undefined

  const focused = document.activeElement
  if (focused === null || focused === document.body || focused === stops[0]) {
    return { name: 'the end', faults, isEnd: true }
  }
  const previous = stops.at(-1)
  stops.push(focused)
  if (previous && !(previous.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) {
    faults.push(`comes after ${nameOf(previous)}, but stands before it`)
  }

  // With forced colours only outlines are visible, so no other focus style counts.
  const outlines = () => {
    const found: Array<string> = []
    let element: Element | null = focused
    for (let level = 0; level < 4 && element !== null; level += 1) {
      for (const part of [undefined, '::before', '::after']) {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part)
        const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        found.push(isSeen ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '')
      }
      element = element.parentElement
    }
    return found
  }
  const whileFocused = outlines()
  memory.lookBefore = () => {
    const now = outlines()
    const isMarked = whileFocused.some((outline, index) => outline !== '' && outline !== now[index])
    return isMarked ? null : `${nameOf(focused)} has no outline while it is focused`
  }

  // A field hidden by CSS behind its drawing is represented by its label.
  const label = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? null) : null
  const isTiny = (element: Element) => element.getBoundingClientRect().width <= 1
  const seen = isTiny(focused) && label ? label : focused
  const { left, top, right, bottom } = seen.getBoundingClientRect()
  const isTall = bottom - top > window.innerHeight / 2
  // Browsers scroll a text box until its cursor is in sight, not all of its lines.
  const end =
    focused instanceof HTMLTextAreaElement
      ? top + Number.parseFloat(getComputedStyle(focused).lineHeight)
      : bottom
  if (left < 0 || right > window.innerWidth + 0.5) faults.push('is beside the screen')
  if (!isTall && (top < -0.5 || end > window.innerHeight + 0.5)) faults.push('is not on the screen')
  const belongs = (element: Element | null) =>
    element !== null &&
    (seen.contains(element) || element.contains(seen) || label?.contains(element) === true)
  const lines = [...seen.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  const points = lines.flatMap(({ left, top, width, height }) =>
    [0.25, 0.5, 0.75].flatMap((part) => [
      [left + width * part, top + height / 2] as const,
      [left + width / 2, top + height * part] as const,
    ]),
  )
  const covering = points
    .filter(([, y]) => y >= 0 && y < window.innerHeight)
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find((element) => !belongs(element))
  if (covering) faults.push(`is covered by ${nameOf(covering)}`)
  return { name: nameOf(focused), faults, isEnd: false }
}

function findPassedBy(): Array<string> {
  const { stops = [] } = window as unknown as { stops?: Array<Element> }
  const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.closest('[inert]') === null && element.tabIndex >= 0)
    .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio'))
    .filter((element) => !stops.includes(element))
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim()}”`)
}

async function faultsOnTheWay(page: Page): Promise<Array<string>> {
  const faults: Array<string> = []
  for (let presses = 1; ; presses += 1) {
    if (presses > TOO_MANY_STOPS) return [...faults, 'the focus goes round in a circle']
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    faults.push(...stop.faults.map((fault) => (stop.isEnd ? fault : `${stop.name}: ${fault}`)))
    if (stop.isEnd) break
  }
  const passedBy = await page.evaluate(findPassedBy)
  return [...faults, ...passedBy.map((name) => `${name} is not reached`)]
}

/* Forced colours, as in the contrast themes of Windows. */

const STATES =
  '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), [data-current=true]'

/**
 * Finds buttons, links and fields whose shape is visible only by a background. Runs in the page, without forced
 * colours.
 */
function findShapesWithoutEdge(states: string): Array<string> {
  const isClear = (color: string) => color === 'transparent' || /[,/] ?0\)$/u.test(color)
  function groundOf(element: Element | null): string {
    for (let box = element; box !== null; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=checkbox], [type=radio], [tabindex="-1"])'
  return (
    [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // The skip link is only visible with focus, when it has an outline.
      .filter((element) => !element.matches(states) && element.getBoundingClientRect().bottom + scrollY > 0)
      .filter((element) => {
        const { backgroundColor, borderBlockEndWidth } = getComputedStyle(element)
        const isShape = !isClear(backgroundColor) && backgroundColor !== groundOf(element.parentElement)
        return isShape && Number.parseFloat(borderBlockEndWidth) < 1
      })
      .map((element) => `${element.outerHTML.slice(0, 90)} has no edge`)
  )
}

/**
 * Finds pressed, selected and current elements that look like their neighbours. Runs in the page, with forced
 * colours.
 */
async function findInvisibleStates(states: string): Promise<Array<string>> {
  // Waits for colour transitions, which exist even with a duration of zero.
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const looks = (element: Element) => {
    const { backgroundColor, color, borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(element)
    return [backgroundColor, color, borderBlockEndColor, borderBlockEndWidth].join()
  }
  return [...document.querySelectorAll(states)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const list = element.closest('ul, ol, nav, [role=tablist], [role=group]') ?? element.parentElement
      const neighbours = [...(list?.querySelectorAll(element.tagName) ?? [])]
      return neighbours.some((other) => !other.matches(states) && looks(other) === looks(element))
    })
    .map((element) => `${element.outerHTML.slice(0, 90)} looks like its neighbours`)
}

async function faultsWithForcedColors(page: Page): Promise<Array<string>> {
  const shapes = await page.evaluate(findShapesWithoutEdge, STATES)
  await page.emulateMedia({ forcedColors: 'active' })
  const states = await page.evaluate(findInvisibleStates, STATES)
  await page.emulateMedia({ forcedColors: 'none' })
  return [...shapes, ...states]
}

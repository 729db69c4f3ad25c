import type { Page } from '@playwright/test'

/* Checks pages with forced colours, as in the contrast themes of Windows. */

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

/** The faults of the open page with forced colours. */
export async function faultsWithForcedColors(page: Page): Promise<Array<string>> {
  const shapes = await page.evaluate(findShapesWithoutEdge, STATES)
  await page.emulateMedia({ forcedColors: 'active' })
  const states = await page.evaluate(findInvisibleStates, STATES)
  await page.emulateMedia({ forcedColors: 'none' })
  return [...shapes, ...states]
}

import type { Page } from 'playwright'

const ROUNDS = 10

/** Milliseconds from the press of a button to the painted list. */
export async function timeChanges(page: Page) {
  const panel = page.getByRole('form', { name: 'Filters' })
  const submit = panel.getByRole('button', { name: /^Show/ })
  const keywords = panel.getByRole('searchbox', { name: 'Keywords' })

  async function press() {
    const button = await submit.elementHandle()
    if (!button) throw new Error('The panel has no button.')
    return page.evaluate(timeToPaint, button)
  }

  async function timeSearch(words: string) {
    await keywords.fill(words)
    return press()
  }

  // The number on the button follows while typing, so the first search shows in the typing.
  async function timeTyping(words: string) {
    await keywords.focus()
    return page.evaluate(async (text) => {
      const field = document.activeElement
      const start = performance.now()
      document.execCommand('insertText', false, text)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
      return field === document.activeElement ? performance.now() - start : NaN
    }, words)
  }

  const filters: Array<number> = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await panel.getByRole('button', { name: /^Topics/ }).click()
    await panel.getByRole('checkbox').nth(round).click()
    await page.keyboard.press('Escape')
    filters.push(await press())
  }
  const sorted = filters.toSorted((a, b) => a - b)
  await page.getByRole('button', { name: 'Reset' }).click()
  const sort = await page.evaluate(timeSort)
  const firstSearch = await timeTyping('netwroks')
  await press()
  const search = await timeSearch('patient robots')
  const frames: Array<number> = []
  for (let round = 0; round < ROUNDS; round += 1) frames.push(await page.evaluate(timeFrame))
  return {
    /** What a frame without any change takes: the share of the machine in the other figures. */
    frame: frames.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN,
    filter: { median: sorted[Math.floor(ROUNDS / 2)] ?? NaN, slowest: sorted.at(-1) ?? NaN },
    sort,
    firstSearch,
    search,
  }
}

/* The following run in the page. */

async function timeToPaint(button: SVGElement | HTMLElement) {
  const list = document.querySelector('main')
  if (!list) throw new Error('There is no page.')
  const start = performance.now()
  const changed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    // Only names of mentors have such an id.
    observer.observe(list, { subtree: true, childList: true, attributes: true, attributeFilter: ['id'] })
  })
  if (button instanceof HTMLElement) button.click()
  await changed
  // The first frame after the change, and the moment after it was painted.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  return performance.now() - start
}

/** Sorts by shared hours, which are worked out for every mentor. */
async function timeSort() {
  const menu = document.querySelector<HTMLSelectElement>('main select')
  if (!menu) throw new Error('There is no order to choose.')
  const start = performance.now()
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(menu, 'hours')
  menu.dispatchEvent(new Event('change', { bubbles: true }))
  // The address changes with the list.
  for (let frames = 0; frames < 600 && !location.search.includes('sort=hours'); frames += 1)
    await new Promise(requestAnimationFrame)
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  return performance.now() - start
}

async function timeFrame() {
  const start = performance.now()
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  return performance.now() - start
}

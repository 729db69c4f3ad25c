import type { Locator, Page } from 'playwright'
import { median } from './median.ts'

const ROUNDS = 24

export type Times = { median: number; slowest: number }

/** Milliseconds from an input event until the frame with its result has been painted. */
export async function timeChanges(page: Page) {
  const panel = page.getByRole('form', { name: 'Filters' })
  const topics = panel.getByRole('button', { name: /^Topics/ })
  const submit = panel.getByRole('button', { name: /^Show/ })
  const keywords = panel.getByRole('searchbox', { name: 'Keywords' })
  // Changes together with the cards, even if the first five stay the same.
  const status = page.getByText(/^(Showing|No mentor)/)
  const cards = page.locator('ul:has(> li > article)')

  async function timeSearch(words: string) {
    await keywords.fill(words)
    return timeOf(page, status, () => submit.click())
  }

  const filters: Array<number> = []
  const count = await countOptions(topics, panel)
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = page.url()
    await topics.click()
    await panel
      .getByRole('checkbox')
      .nth(round % count)
      .click()
    await page.keyboard.press('Escape')
    filters.push(await timeOf(page, status, () => submit.click()))
    // The address changes after the list. The next change waits for it, as a visitor would.
    await page.waitForFunction((url) => location.href !== url, before)
  }
  // Timed only to wait until it has finished.
  await timeOf(page, status, () => page.getByRole('button', { name: 'Reset' }).click())
  const menu = page.getByRole('combobox', { name: 'Sort by' })
  const sort = await timeOf(page, cards, () => menu.selectOption('hours'))
  // The number on the button changes while typing, so the first search is measured there.
  await keywords.focus()
  const firstSearch = await timeOf(page, submit, () => page.keyboard.insertText('netwroks'))
  await timeOf(page, status, () => submit.click())
  const search = await timeSearch('patient robots')
  const frames: Array<number> = []
  for (let round = 0; round < ROUNDS; round += 1) frames.push(await page.evaluate(timeFrame))
  /** A frame without any change: the share of the machine in the other figures. */
  return { frame: timesOf(frames).median, filter: timesOf(filters), sort, firstSearch, search }
}

async function countOptions(opener: Locator, panel: Locator) {
  await opener.click()
  const count = await panel.locator('input[type=checkbox]:enabled').count()
  await opener.press('Escape')
  return count
}

function timesOf(times: ReadonlyArray<number>): Times {
  return { median: median(times), slowest: Math.max(...times) }
}

/** Records the first event and the first change of the result, while the browser receives a real input. */
async function timeOf(page: Page, result: Locator, act: () => Promise<unknown>): Promise<number> {
  const recording = await result.evaluateHandle(startRecording)
  await act()
  const time = await recording.evaluate(({ painted }) => painted)
  await recording.dispose()
  // Waits for work after the paint, which must not count towards the next change.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  return time
}

/* These functions run in the page. */

function startRecording(result: Element) {
  const input = {
    start: NaN,
    // One gesture causes several events; the last one before the change is the one with the effect.
    handleEvent(event: Event) {
      input.start = event.timeStamp
    },
  }
  for (const type of ['click', 'change', 'input']) addEventListener(type, input, { capture: true })
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      for (const type of ['click', 'change', 'input']) removeEventListener(type, input, { capture: true })
      // Waits for the frame with the change and the first task after it is painted. A task of lower priority would
      // run after the navigation that the page starts then.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - input.start), { priority: 'user-blocking' })
      })
    })
    observer.observe(result, { subtree: true, childList: true, characterData: true })
  })
  return { painted }
}

async function timeFrame() {
  const start = performance.now()
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  return performance.now() - start
}

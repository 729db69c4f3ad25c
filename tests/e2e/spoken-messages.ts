import type { Page } from '@playwright/test'

/* Records the announcements of screen readers: changes of live regions. */

/** Runs in each page from the start: records the text of live regions, once per region and change. */
function listen() {
  const spoken: Array<string> = []
  Object.assign(window, { spoken })
  const selector = '[role=status], [role=alert], [aria-live]'
  const regionsOf = (node: Node): Array<Element> => {
    const element = node instanceof Element ? node : node.parentElement
    const around = element?.closest(selector) ?? null
    // Screen readers announce an alert also when it is added with its text; of other regions they announce changes
    // only.
    const inside = element?.isConnected ? [...element.querySelectorAll('[role=alert]')] : []
    return around ? [around, ...inside] : inside
  }
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    )
    for (const region of new Set(nodes.flatMap(regionsOf))) {
      const words = region.textContent.trim().replace(/\s+/gu, ' ')
      if (words !== '' && region.getAttribute('aria-live') !== 'off') spoken.push(words)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

export async function listenFromStart(page: Page) {
  await page.addInitScript(listen)
}

/** The announcements since the last call, including the next frames. */
export function takeSpoken(page: Page): Promise<Array<string>> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { spoken: Array<string> }).spoken.splice(0)
  })
}

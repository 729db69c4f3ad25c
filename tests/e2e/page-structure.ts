/* A function that runs in the page and checks its structure for assistive technology. */

/** Faults in the language, headings, landmarks and pictures of the page, which screen readers depend on. */
export function findStructureFaults(): Array<string> {
  const faults: Array<string> = []
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  if (document.documentElement.lang !== 'en-GB') faults.push('the page does not name its language')
  if (document.title.trim() === '') faults.push('the page has no title')

  const headings = [...document.querySelectorAll('h1')].filter(isShown)
  if (headings.length !== 1) faults.push(`${headings.length} main headings`)
  const mains = [...document.querySelectorAll('main')].filter(isShown)
  if (mains.length !== 1) faults.push(`${mains.length} main landmarks`)

  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/u) ?? []
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '')
    return (labels.join(' ') || (element.getAttribute('aria-label') ?? '')).trim().replace(/\s+/gu, ' ')
  }
  const named = ':is([aria-label], [aria-labelledby])'
  const landmarks = {
    navigation: 'nav',
    complementary: 'aside',
    search: 'search, [role=search]',
    form: `form${named}`,
    region: `section${named}, [role=region]${named}`,
  }
  for (const [role, selector] of Object.entries(landmarks)) {
    const names = [...document.querySelectorAll(selector)].filter(isShown).map(nameOf)
    const doubled = names.filter((name, index) => names.indexOf(name) !== index)
    faults.push(...doubled.map((name) => `two landmarks “${name}” of the role ${role}`))
  }

  const noWords = /\.(?:jpe?g|png|webp|avif|svg)$|^(?:image|picture|photo)(?: of)?$/iu
  for (const picture of document.querySelectorAll('img')) {
    const words = picture.getAttribute('alt')
    if (words === null || noWords.test(words.trim())) faults.push(`${picture.src} has no alternative text`)
  }
  return faults
}

import { didYouMean, named } from './nearest'
import type { Words } from './problem'

/** The path alone: /blog/3 of /blog/3?x=1#top. */
function pathOf(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Whether an address is one of the site's pages, whose changing parts are written with a colon: /blog/:id. */
export function isPage(address: string, pages: ReadonlyArray<string>): boolean {
  const parts = pathOf(address).split('/')
  return pages.some((page) => {
    const wanted = pathOf(page).split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    )
  })
}

/** What is wrong with the address of a page of ours, or undefined. Without a list of pages nothing is. */
export function pageProblem(address: string, pages: ReadonlyArray<string> | undefined): Words | undefined {
  if (pages === undefined || isPage(address, pages)) return undefined
  const fixed = pages.filter((page) => !page.includes(':') && !page.includes('*'))
  return {
    found: `there is no page "${pathOf(address)}" on this site.`,
    fix: didYouMean(pathOf(address), named(fixed)),
    expected: 'Links to our own pages have to be written exactly like their address.',
  }
}

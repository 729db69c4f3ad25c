import { STAFF_VIEWS } from '#src/features/staff/addresses.ts'
import { MEMBER_HOME, NOT_FOUND_PATH, yearOf } from '#src/lib/addresses.ts'
import { compiled } from './compiled.ts'
import { addressesByPage, documentPages, sitePages } from './site-pages.ts'

/** All addresses to prerender: the routes, with parameters from the compiled content. */
export async function pagesToPrerender(root: string): Promise<Array<string>> {
  const addresses = [...(await addressesOfPages(root)).values()].flat()
  return [...addresses, NOT_FOUND_PATH, MEMBER_HOME + NOT_FOUND_PATH]
}

/** The pages without any address, as the collection that they show is empty or has one page. */
export async function emptyPages(root: string): Promise<Array<string>> {
  return [...(await addressesOfPages(root))].flatMap(([page, { length }]) => (length === 0 ? [page] : []))
}

async function addressesOfPages(root: string): Promise<Map<string, Array<string>>> {
  const documents = new Map<string, Array<{ id?: number; slug: string }>>()
  for (const type of new Set(sitePages.flatMap((page) => documentPages[page] ?? [])))
    documents.set(type, await compiled(root, type))
  const documentsOf = (type: string) => documents.get(type) ?? []
  const years = new Set((await compiled(root, 'Event')).map(({ start }) => yearOf(start)))
  const addresses: Record<string, Array<string>> = {
    ...addressesByPage(documentsOf, [...years]),
    '/staff/:view?': ['/staff', ...Object.keys(STAFF_VIEWS).map((view) => `/staff/${view}`)],
  }
  const addressesOf = (page: string) => {
    const own = page.includes(':') ? addresses[page] : [page]
    if (!own) throw new Error(`Nothing says which addresses ${page} of src/routes.ts has.`)
    return own
  }
  return new Map(sitePages.map((page) => [page, addressesOf(page)]))
}
